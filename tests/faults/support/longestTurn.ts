import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a program (`--import`): writes the length of the longest turn of its event loop, in milliseconds, to
 * the file that `LONGEST_TURN` names. Only processor time of its own counts. SIGCONT resets it.
 */

/** How often the loop is sampled, in milliseconds; shorter turns are counted together. */
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
