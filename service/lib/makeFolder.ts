import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, for its owner alone, and those above it that are missing. Where the system says of each attempt that
 * the folder above is missing, as in /proc, Node's own way to do so never ends.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
