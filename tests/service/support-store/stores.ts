import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import type { StoreOptions } from '../../../service/store/openStore.ts';
import type { Store } from '../../../service/store/Store.ts';
import { usePostgres } from './postgres.ts';

/** The databases that every store test runs against. */
export const databases = ['SQLite', 'PostgreSQL'] as const;

/** Gives each test of a file fresh, empty databases; removes them after it. */
export function useStores(database: (typeof databases)[number]) {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const postgres = database === 'PostgreSQL' ? usePostgres() : null;
  let opened: Store[] = [];
  let files = 0;

  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function open(url: string, options: StoreOptions = {}): Promise<Store> {
    const store = await openStore(url, options);
    opened.push(store);
    return store;
  }
  const createUrl = async () =>
    (await postgres?.createDatabase()) ?? `file:${join(folder, String(++files), 'inquiries.db')}`;

  return {
    open,
    createUrl,
    /** A store on an empty database. */
    create: async () => open(await createUrl()),
  };
}
