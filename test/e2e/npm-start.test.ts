import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { built } from '../support/built.js';

/** `npm start` under a supervisor: its signals, and what is left afterwards. */

/** The lock on the data folder, until the bot has stopped. */
const holder = (): string => join(folder, 'data', 'fimbul.running');

let folder = '';
let npm: ChildProcess;
let said = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-npm-'));
  // The start script itself, without the setup that would install packages here.
  const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: own.scripts.start } }),
    'scripts/setup.mjs': '',
    'dist/src/main.js': `await import(${JSON.stringify(built('src/main.js'))});`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { PATH = '', HOME = '' } = process.env;
  said = '';
  npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOME, FIMBUL_DATA: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, as under systemd and in a terminal.
    detached: true,
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (data) => (said += String(data)));
});

afterEach(() => {
  try {
    process.kill(-(npm.pid ?? 0), 'SIGKILL');
  } catch {
    // All of them have ended.
  }
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['npm alone, as `kill` does', (pid: number) => pid],
  ['the whole group, as systemd and a terminal do', (pid: number) => -pid],
])('`npm start` stops the bot in order when SIGTERM reaches %s', { timeout: 120_000 }, async (_, target) => {
  await expect.poll(() => said, { timeout: 90_000 }).toContain('at the table');
  expect(existsSync(holder())).toBe(true);
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  process.kill(target(npm.pid ?? 0), 'SIGTERM');
  await ended;
  await expect.poll(() => existsSync(holder()), { timeout: 10_000 }).toBe(false);
  expect(said).toContain('stopped');
  expect(said).not.toContain('at once');
});
