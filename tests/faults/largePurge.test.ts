import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../service/store/openStore.ts';
import { day, newInquiry } from '../service/support-store/inquiry.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { memoryOf } from './support/memory.ts';
import { usePrograms } from './support/programs.ts';
import { startVisitors } from './support/visitors.ts';

const programs = usePrograms();

/** As large as one may be, and as many as make 220 MB. */
const projectBrief = '\u2603'.repeat(10_000);
const count = 7_000;
const group = 500;

/** Half of them are due for purging, and one in ten comes from an address that is to be erased. */
async function fill(databaseUrl: string): Promise<void> {
  const store = await openStore(databaseUrl);
  for (let from = 0; from < count; from += group) {
    const puts = Array.from({ length: group }, (_, index) => {
      const old = index % 2 === 0;
      const email = index % 10 === 1 ? 'erased@example.com' : 'kept@example.com';
      const receivedAt = Date.now() - (old ? 31 * day : 0);
      return store.put(
        newInquiry({ receivedAt, suspicion: 'honeypot', channels: [], fields: { projectBrief, email } }),
      );
    });
    await Promise.all(puts);
  }
  await store.close();
}

test('a purge and an erasure of a large database hold nobody up and need no memory for it', async () => {
  const folder = programs.folder();
  const DATABASE_URL = `file:${join(folder, 'data/inquiries.db')}`;
  await fill(DATABASE_URL);
  const { url, pid, out } = await programs.run(folder, { DATABASE_URL });
  const visitors = startVisitors(url, 4);
  const sizes: number[] = [];
  const watch = setInterval(() => sizes.push(memoryOf(pid)), 50);
  await visitors.until(() => out().includes('"msg":"purged"'));
  const erased = await inquiries(DATABASE_URL, 'erase', 'erased@example.com');
  const before = visitors.acknowledged();
  await visitors.until(() => visitors.acknowledged() > before + 100);
  clearInterval(watch);
  await visitors.stop();

  expect(erased).toMatchObject({ code: 0, out: `Inquiries erased: ${count / 10}\n` });
  expect(new Set(visitors.sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(Math.max(...sizes)).toBeLessThan(250);
}, 300_000);
