import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { referenceOf } from '../reference.ts';
import { sqlitePath } from '../../store/openStore.ts';

/** Where mails are written when there is no relay: `mail/` beside the SQLite file. */
export const mailFolderOf = (databaseUrl: string): string =>
  join(databaseUrl.startsWith('file:') ? dirname(sqlitePath(databaseUrl)) : 'data', 'mail');

type Matches = (file: string) => boolean | Promise<boolean>;

async function find(folder: string, matches: Matches): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const file of files) if (await matches(file)) found.push(join(folder, file));
  return found;
}

async function remove(folder: string, matches: Matches): Promise<void> {
  for (const path of await find(folder, matches)) await rm(path, { force: true });
}

/** Whether a file is a mail of one of these inquiries, or a notice, since a notice may name their senders. */
function belongsTo(ids: readonly string[]): Matches {
  const references = new Set(ids.map(referenceOf));
  const length = referenceOf('0').length;
  return (file) =>
    references.size > 0 && (file.startsWith('notice-') || references.has(file.slice(0, length)));
}

/** How many files {@link eraseMails} would delete. */
export const countMails = async (folder: string, ids: readonly string[]): Promise<number> =>
  (await find(folder, belongsTo(ids))).length;

/** Deletes the mails of these inquiries, and all notices. */
export const eraseMails = (folder: string, ids: readonly string[]): Promise<void> =>
  remove(folder, belongsTo(ids));

/** Deletes the mails written before this time; files renamed or deleted in the meantime are skipped. */
export const purgeMails = (folder: string, before: number): Promise<void> =>
  remove(folder, async (file) => {
    const found = await stat(join(folder, file)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    return found !== null && found.mtimeMs < before;
  });
