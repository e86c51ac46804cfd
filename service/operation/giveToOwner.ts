import { chownSync, statSync } from 'node:fs';
import { syncPath } from './syncPath.ts';

/** Gives a file to the owner of another file or folder: root runs the command, but the service has to read the file. */
export function giveToOwner(file: string, of: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(of);
  chownSync(file, uid, gid);
  syncPath(file);
}
