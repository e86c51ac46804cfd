import { engines } from './engines.ts';

/** Says which browsers are missing, and what brings them. */
export default function setup(): void {
  for (const { name, packages, isInstalled } of engines) {
    if (!isInstalled)
      console.warn(`${name} is not installed and skipped. Debian brings it with ${packages}.`);
  }
}
