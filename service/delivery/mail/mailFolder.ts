import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { referenceOf } from '../reference.ts';
import { sqlitePath } from '../../store/openStore.ts';

/** Where mails are written when there is no relay: `mail/` beside the SQLite file. */
export const mailFolderOf = (databaseUrl: string): string =>
  join(databaseUrl.startsWith('file:') ? dirname(sqlitePath(databaseUrl)) : 'data', 'mail');

async function remove(folder: string, matches: (file: string) => boolean | Promise<boolean>): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (await matches(file)) await rm(join(folder, file), { force: true });
}

/** Deletes the mails of these inquiries, and all notices, as those may name their senders. */
export async function eraseMails(folder: string, ids: readonly string[]): Promise<void> {
  const references = new Set(ids.map(referenceOf));
  if (references.size === 0) return;
  const length = referenceOf('0').length;
  await remove(folder, (file) => file.startsWith('notice-') || references.has(file.slice(0, length)));
}

/** Deletes the mails written before this time. */
export const purgeMails = (folder: string, before: number): Promise<void> =>
  remove(folder, async (file) => (await stat(join(folder, file))).mtimeMs < before);
