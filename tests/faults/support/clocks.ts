import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A clock for programs started in this folder, which can be set while they run. */
export function settableClock(folder: string) {
  const file = join(folder, 'clock');
  const clock = {
    /** Settings to start the program with. */
    env: { CLOCK: file, NODE_OPTIONS: `--import ${resolve('tests/faults/support/movedClock.ts')}` },
    /** Sets it ahead of the machine's, in milliseconds. */
    set(ms: number): void {
      writeFileSync(`${file}.new`, String(ms));
      renameSync(`${file}.new`, file);
    },
  };
  clock.set(0);
  return clock;
}
