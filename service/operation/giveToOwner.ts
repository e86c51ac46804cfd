import { chownSync, statSync } from 'node:fs';
import { syncPath } from './syncPath.ts';

/** Gives a file to whoever owns another one, or a folder: root acts, and the service reads. */
export function giveToOwner(file: string, of: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(of);
  chownSync(file, uid, gid);
  syncPath(file);
}
