import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { built } from '../support/built.js';

const start = (...args: string[]) => spawn(process.execPath, [built('src/room/serve.js'), ...args]);

describe('a room in its own process', () => {
  it('prints its address, serves, and ends on a signal', async () => {
    const child = start('--port', '0', '--json', '--name', 'Skald');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const told = JSON.parse(line) as { readonly apiUrl: string; readonly token: string };
    const answer = await fetch(`${told.apiUrl}/v10/users/@me`, {
      headers: { authorization: `Bot ${told.token}` },
    });
    expect(await answer.json()).toMatchObject({ username: 'Skald', bot: true });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses to listen on other addresses without a password', async () => {
    const child = start('--host', '0.0.0.0', '--port', '0');
    const chunks: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(Buffer.concat(chunks).toString()).toContain('only with a password');
  });
});
