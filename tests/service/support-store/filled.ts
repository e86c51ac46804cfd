import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { newInquiry } from './inquiry.ts';

/** A folder until the test ends. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'database-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A closed database with some inquiries. */
export async function filled(count: number, folder = newFolder()) {
  const path = join(folder, 'data', 'inquiries.db');
  const store = await openStore(`file:${path}`);
  for (let number = 0; number < count; number++) await store.put(newInquiry());
  await store.close();
  return { folder, path, url: `file:${path}` };
}

/** How many inquiries a database has, 99 at most. */
export const countIn = async (url: string) => {
  const store = await openStore(url);
  const { length } = await store.list({ limit: 99 });
  await store.close();
  return length;
};
