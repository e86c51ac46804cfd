import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts on disk what was written to a file, or what was named in a folder. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
