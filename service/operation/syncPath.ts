import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file's content, or a folder's entries, to disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
