import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/store/sqlite/folder-lock.js';
import { StoreUnfit } from '../../src/store/trouble.js';
import { built } from '../support/built.js';

let folder = '';
let other: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-lock-'));
});
afterEach(() => {
  other?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that locks the folder, drops the returned lock and collects garbage. */
async function another(): Promise<ChildProcess> {
  const code = `import { lockFolder } from ${JSON.stringify(built('src/store/sqlite/folder-lock.js'))};
    lockFolder(${JSON.stringify(folder)});
    gc();
    await new Promise((resolve) => setImmediate(resolve));
    console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  other = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (status) => reject(new Error(`it ended with ${status}`)));
  });
  return child;
}

describe('a data folder', () => {
  it('can be used by one program at a time, and a refusal names it', async () => {
    const child = await another();
    expect(() => lockFolder(folder)).toThrow(StoreUnfit);
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by another Fimbul \\(process ${child.pid} `, 'u'),
    );
  });

  it('is free after its program was killed', async () => {
    const child = await another();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid} `);
    lock.release();
    lockFolder(folder).release();
  });
});
