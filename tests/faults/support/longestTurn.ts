import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded by a program before its own modules (`--import`): writes to the file that `LONGEST_TURN` names how long the
 * longest turn of its event loop was, in milliseconds. It counts the time that the processor worked for it, not that
 * in which it worked for others. SIGCONT begins anew.
 */

/** How often the loop is looked at, in milliseconds: shorter turns than that count together. */
const everyMs = 2;

const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function observe(file: string): void {
  let [longest, before] = [0, workedMs()];
  process.on('SIGCONT', () => ([longest, before] = [0, workedMs()]));
  setInterval(() => {
    const now = workedMs();
    if (now - before > longest) {
      longest = now - before;
      writeFileSync(file, String(longest));
    }
    before = workedMs();
  }, everyMs).unref();
}

const file = process.env['LONGEST_TURN'];
if (isMainThread && file !== undefined) observe(file);
