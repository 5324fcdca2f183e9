import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes at its own pace; only what never comes is to fail.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    maxWorkers: 2,
    setupFiles: process.env['FIMBUL_ROUND_TRIP'] === '1' ? ['test/support/round-trip.ts'] : [],
    // No test replaces a module or a global, so the files of a worker share what they import: importing the program
    // anew for each file cost a third of the whole run.
    isolate: false,
    reporters: process.env['CI'] ? ['default'] : ['default'],
  },
});
