import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than the cores of a small machine: part of the time a file waits for a browser, a relay or a database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'service',
          include: ['tests/{service,art,checks}/**/*.test.ts'],
          // Programs that tests start load their modules compiled.
          env: { NODE_COMPILE_CACHE: '.cache/compiled' },
          testTimeout: 120_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{site,popup,system}/**/*.test.ts'],
          globalSetup: 'tests/support/globalSetup.ts',
          // What builds a site or drives a browser is slow on a busy machine, and no less right: the limits end what
          // hangs, and nothing else.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 20_000 } },
          // On a busy machine a browser may miss its turn or lose a connection; what fails three times is broken.
          retry: { count: 2, delay: 2_000 },
        },
      },
    ],
  },
});
