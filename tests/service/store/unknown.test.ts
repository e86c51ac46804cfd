import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { inquiries } from '../support-store/cli.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { newInquiry, start } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

const deliveries = useDeliveries();

/** Changes rows as a newer program might have written them. */
async function change(url: string, ...statements: readonly string[]): Promise<void> {
  if (url.startsWith('file:')) {
    const db = new DatabaseSync(url.replace('file:', ''));
    for (const sql of statements) db.exec(sql);
    return db.close();
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

describe.each(databases)('words that this program does not know, in %s', (database) => {
  const stores = useStores(database);

  test('stop neither the queue, nor a list, nor an export', async () => {
    const url = await stores.createUrl();
    const { store, delivery } = await deliveries.create({}, { url });
    const [odd, plain] = [newInquiry({ receivedAt: start - 1 }), newInquiry()];
    await store.put(odd);
    await store.put(plain);
    await change(
      url,
      `UPDATE inquiry SET suspicion = 'clairvoyance' WHERE id = '${odd.id}'`,
      `INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from) VALUES ('${odd.id}', 'pigeon', 1, 1)`,
    );
    await delivery.tick();
    const stateOf = async (id: string) =>
      (await store.get(id))?.deliveries.map(({ channel, state }) => `${channel} ${state}`);
    expect(await stateOf(plain.id)).toEqual(['mail delivered']);
    expect(await stateOf(odd.id)).toEqual(['mail delivered', 'pigeon waiting']);
    const listed = (await inquiries(url, 'list')).out;
    expect(listed).toContain(plain.id);
    expect(listed).toMatch(new RegExp(`${odd.id}.*clairvoyance`));
    expect((await inquiries(url, 'export', '--format', 'csv')).out).toMatch(/clairvoyance[^]*pigeon waiting/);
    expect((await inquiries(url, 'show', odd.id)).out).toMatch(/Suspect: +clairvoyance[^]*pigeon/);
  });
});
