import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Has a program note the longest turn of its event loop, in a file of this folder. */
export function observeTurns(folder: string) {
  const file = join(folder, 'longest-turn');
  return {
    /** Settings to start the program with, as the unit of systemd starts it. */
    env: {
      LONGEST_TURN: file,
      NODE_OPTIONS: `--max-semi-space-size=8 --import ${resolve('tests/faults/support/longestTurn.ts')}`,
    },
    /** Forgets the turns so far. */
    begin: (pid: number) => process.kill(pid, 'SIGCONT'),
    /** The longest since then, in milliseconds of the processor. */
    longest: () => Number(readFileSync(file, 'utf8')),
  };
}
