import { join } from 'node:path';
import { openStore } from '../../../service/store/openStore.ts';
import { usePostgres } from '../../service/support-store/postgres.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;

/** An empty database for each folder that asks for one; the server, where there is one, ends with the file. */
export function useDatabase(database: (typeof databases)[number]) {
  const postgres = database === 'PostgreSQL' ? usePostgres() : null;
  return {
    urlFor: async (folder: string) =>
      (await postgres?.createDatabase()) ?? `file:${join(folder, 'data/inquiries.db')}`,
  };
}

/** The texts of inquiries without an outbox row, which nobody will ever deliver. */
export async function undeliverable(databaseUrl: string): Promise<string[]> {
  const store = await openStore(databaseUrl);
  const texts: string[] = [];
  for await (const { fields, deliveries } of store.all()) {
    if (deliveries.length === 0) texts.push(fields.projectBrief);
  }
  await store.close();
  return texts;
}

/** Creates a database beforehand, so that a service does not alert anyone to a new one. */
export async function createBefore(databaseUrl: string): Promise<void> {
  await (await openStore(databaseUrl)).close();
}

/** How often each text is stored. */
export async function storedTexts(databaseUrl: string): Promise<Map<string, number>> {
  const store = await openStore(databaseUrl);
  const counts = new Map<string, number>();
  for await (const { fields } of store.all()) {
    counts.set(fields.projectBrief, (counts.get(fields.projectBrief) ?? 0) + 1);
  }
  await store.close();
  return counts;
}
