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
    // The browser, the room and the killed bots run on a real clock. What a busy machine upset gets a second try,
    // and the report names it as retried.
    retry: 1,
    reporters: process.env['CI'] ? ['default'] : ['default'],
  },
});
