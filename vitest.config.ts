import { accessSync, constants, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { runBuilt } from './test/support/run-built.js';
import { LongestFirst } from './test/support/sequence.js';

/** What the tests' databases, uploads and browser profiles may take, bytes. */
const ROOM = 1 << 30;

/**
 * Each move is written through to the disk before it is answered, and a whole run of the tests waits for the disk a
 * few minutes long. None of them pulls the plug, so what they keep lies in memory where there is room.
 */
function keepInMemory(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > ROOM) process.env['TMPDIR'] = folder;
  } catch {
    // A system without it: the tests take longer.
  }
}
if (process.env['TMPDIR'] === undefined) keepInMemory('/dev/shm');

/** One run and done: who works on with the tests running, or asks which tests a file has, needs the sources. */
const isOneRun = process.argv.includes('run') && !process.argv.includes('related');

export default defineConfig({
  plugins: isOneRun ? [runBuilt()] : [],
  test: {
    include: ['test/**/*.test.ts'],
    // Each question to a server goes through a socket and another process. Some tests play for ten seconds where
    // nothing else runs, and on a loaded machine three times as long.
    testTimeout: process.env['FIMBUL_STORE'] === 'postgres' ? 120_000 : 90_000,
    hookTimeout: 60_000,
    // What is waited for comes at its own pace; only what never comes is to fail. Each look costs the browser and the
    // test some of what the others could use.
    expect: { poll: { timeout: 20_000, interval: 60 } },
    // A third of what tests do is waiting: for a browser, a disk, a clock. Others use the processors meanwhile.
    maxWorkers: Math.max(4, availableParallelism()),
    // What is new and soon forgotten is swept up less often.
    execArgv: ['--max-semi-space-size=64', '--enable-source-maps'],
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/support/build.ts',
    setupFiles: process.env['FIMBUL_ROUND_TRIP'] === '1' ? ['test/support/round-trip.ts'] : [],
    // No test replaces a module or a global, so the files of a worker share what they import: importing the program
    // anew for each file cost a third of the whole run.
    isolate: false,
    server: { deps: { external: [/[/\\]\.fimbul[/\\]built[/\\]/u] } },
    reporters: ['default'],
  },
});
