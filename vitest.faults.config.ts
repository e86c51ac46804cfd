import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    // Programs that tests start load their modules compiled.
    env: { NODE_COMPILE_CACHE: '.cache/compiled' },
    // Half of the time is waiting for time-outs and pauses, not for the processor.
    maxWorkers: 3,
    testTimeout: 120_000,
    // Hooks start databases and web servers, slowly on a busy machine: the limit ends what hangs, and nothing else.
    hookTimeout: 300_000,
  },
});
