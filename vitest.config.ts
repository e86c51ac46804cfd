import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One core less, as is usual, would be half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'service',
          include: ['tests/{service,art,checks}/**/*.test.ts'],
          // Programs that tests start load their modules compiled.
          env: { NODE_COMPILE_CACHE: '.cache/compiled' },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{site,popup,system}/**/*.test.ts'],
          globalSetup: 'tests/support/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
