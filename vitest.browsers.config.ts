import { defineConfig } from 'vitest/config';

/** The core of the pop-up in the engines that Debian offers beside Chromium. */
export default defineConfig({
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/browsers/globalSetup.ts', 'tests/support/globalSetup.ts'],
    // Two browsers at once would wait for each other.
    fileParallelism: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // Starting a browser is slow on a busy machine: the limit ends what hangs, and nothing else.
    hookTimeout: 300_000,
  },
});
