import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '../settings/config.ts';
import { sqlitePath } from '../store/openStore.ts';

/**
 * Copies the SQLite file of `DATABASE_URL`, while the service runs, to the file named on the command line: whole,
 * checked and on disk, or not at all. Deleted rows are not in the copy.
 */
function backUp(databaseUrl: string, target: string): void {
  if (!databaseUrl.startsWith('file:')) throw new Error('DATABASE_URL is no SQLite file: use pg_dump.');
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // A copy of inquiries is for its owner alone.
  process.umask(0o077);
  const source = new DatabaseSync(sqlitePath(databaseUrl), { readOnly: true });
  source.prepare('VACUUM INTO ?').run(part);
  source.close();

  const copy = new DatabaseSync(part, { readOnly: true });
  const [check] = copy.prepare('PRAGMA integrity_check').all();
  const counted = copy.prepare('SELECT count(*) AS inquiries FROM inquiry').get();
  copy.close();
  if (check?.['integrity_check'] !== 'ok') throw new Error(`${part} is damaged: the backup before it stays.`);

  const file = openSync(part, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(part, target);
  process.stdout.write(`Inquiries in ${target}: ${String(counted?.['inquiries'])}\n`);
}

try {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Usage: node service/operation/backup.ts FILE');
  backUp(readConfig(process.env).databaseUrl, target);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
