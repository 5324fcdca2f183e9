import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Run, startProgram } from './program.js';

/** The built program: started, health-checked, stopped. */

let folder = '';
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-start-'));
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>>): Run {
  const run = startProgram(folder, env);
  running = run.child;
  return run;
}

describe('the program', () => {
  it(
    'opens the room without a token, prints its URL, stores its data, and stops in order',
    { timeout: 120_000 },
    async () => {
      const first = start({});
      const [, url = ''] = await first.until(/the room is open at (http:\/\/[\d.:]+)/u);
      await first.until(/at the table/u);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/page/bootstrap`)).status).toBe(200);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(first.said()).toContain('stopped');

      const second = start({});
      await second.until(/at the table/u);
      second.child.kill('SIGINT');
      expect(await second.ended).toBe(0);
    },
  );

  it('doesn’t start with an invalid configuration, and lists the errors', { timeout: 60_000 }, async () => {
    const run = start({ PORT: 'north', DISCORD_TOKEN: 'walrus' });
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain('PORT');
    expect(run.said()).toContain('DISCORD_TOKEN');
    expect(run.said()).not.toContain('walrus');
  });

  it('doesn’t start beside another on the same data, and names it', { timeout: 120_000 }, async () => {
    const first = start({});
    await first.until(/at the table/u);
    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`in use by another Fimbul (process ${first.child.pid} `);
    expect(second.said()).not.toContain('    at ');
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({});
    await third.until(/at the table/u);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it.each([
    ['empty', { 'fimbul.db': '' }, 'is empty (0 bytes)'],
    ['gone but for its -wal', { 'fimbul.db-wal': 'what was written last' }, 'is missing, but'],
  ])('creates no new database if one is %s', { timeout: 60_000 }, async (_, files, why) => {
    const data = join(folder, 'data');
    mkdirSync(data);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text);
    const run = start({});
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain(why);
    expect(run.said()).not.toContain('    at ');
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(join(data, name), 'utf8')).toBe(text);
    expect(readdirSync(data).filter((name) => name.startsWith('fimbul.db'))).toEqual(Object.keys(files));
  });

  it('reports in one sentence that its port is in use', { timeout: 120_000 }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    taken.close();
    expect(run.said()).toContain(`Port 127.0.0.1:${port} is in use`);
    expect(run.said()).not.toContain('    at ');
  });

  it('ends at once at a second signal', { timeout: 120_000 }, async () => {
    const run = start({});
    await run.until(/at the table/u);
    run.child.kill('SIGTERM');
    run.child.kill('SIGINT');
    // It ends by itself with its own exit code; no signal has ended it.
    expect([0, 1]).toContain(await run.ended);
  });
});
