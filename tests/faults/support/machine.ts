import { spawnSync } from 'node:child_process';

/** Makes the machine ready; a tool that cannot be installed leaves out the tests that need it, which say so. */
export default function setup(): void {
  spawnSync(process.execPath, ['scripts/setup.mjs', '--no-build', '--faults'], { stdio: 'inherit' });
}
