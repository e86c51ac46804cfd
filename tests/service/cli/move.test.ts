import { expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { inquiriesWith } from '../support-store/cli.ts';
import { answered, day, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { usePostgres } from '../support-store/postgres.ts';

const deliveries = useDeliveries();
const postgres = usePostgres();

const moveTo = (databaseUrl: string, to: string) =>
  inquiriesWith({ env: { DATABASE_URL: databaseUrl, MOVE_TO: to } }, 'move');

test('move copies every row to PostgreSQL, where everything goes on as it was', async () => {
  const { store, databaseUrl } = await deliveries.create();
  const repeat = { key: 'key', windowMs: null };
  const first = newInquiry({ repeat, fields: { name: 'Zoë "😀" \\ \u202E', link: 'https://example.com/' } });
  await store.put(first);
  const many = Array.from({ length: 1200 }, (_, index) =>
    newInquiry({ receivedAt: start - index, ...(index % 9 === 0 && { suspicion: 'surge', channels: [] }) }),
  );
  await Promise.all(many.map((inquiry) => store.put(inquiry)));
  const [sent, failed] = await store.claim('mail', { now: start, limit: 2, leaseMs: 1 });
  if (sent) await store.done(sent, start);
  if (failed) await store.fail(failed, { now: start, nextAttemptAt: start + 9e9, error: '450 later' });

  await store.step(first.id, { ...answered(start), words: 'By telephone.' });
  await store.addSession({
    ...{ idHash: 'hash', who: 'ada@agency.example', createdAt: 1, seenAt: 1, endsAt: 9e15, freshAt: 1 },
    ...{ device: 'Firefox', csrf: 'secret' },
  });
  await store.endLinks(first.id);
  await store.renewLinkKey('another');
  await store.addNotices([{ id: first.id, kind: '18h', dueAt: start }]);
  const erased = newInquiry({ fields: { email: 'eve@example.com' } });
  await store.put(erased);
  await store.step(erased.id, answered(start));
  await store.erase('eve@example.com');

  const to = await postgres.createDatabase();
  const { out, err, code } = await moveTo(databaseUrl, to);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toContain('Inquiries moved: 1201.');
  const target = await openStore(to);
  deliveries.after(() => target.close());
  expect(await Array.fromAsync(target.all())).toEqual(await Array.fromAsync(store.all()));
  const claim = { now: start, limit: 9, leaseMs: 1, abandoned: [] };
  expect((await target.claimNotices(claim)).notices).toEqual([{ id: first.id, kind: '18h' }]);
  expect(await target.sessions({})).toEqual([]);
  expect(await target.stats(start)).toEqual(await store.stats(start));
  const days = { from: start, until: start + 9 * day };
  expect(await target.outcomes(days)).toContainEqual({ outcome: 'kept', hours: 0, count: 2, lastAt: start });
  expect(await target.put(newInquiry({ repeat }))).toEqual({ outcome: 'repeated', id: first.id, linkN: 1 });
  expect(await target.linkKeys()).toEqual(await store.linkKeys());
});

test('move refuses a database that holds inquiries, and changes nothing', async () => {
  const { store, databaseUrl } = await deliveries.create();
  await store.put(newInquiry());
  const to = await postgres.createDatabase();
  const target = await openStore(to);
  deliveries.after(() => target.close());
  await target.put(newInquiry());
  expect(await moveTo(databaseUrl, to)).toMatchObject({
    code: 1,
    err: 'The PostgreSQL database holds inquiries already.\n',
  });
  expect(await target.list({ limit: 9 })).toHaveLength(1);
});

test('move without a file to move says so', async () => {
  const to = await postgres.createDatabase();
  expect(await moveTo('file:nowhere/none.db', to)).toMatchObject({
    code: 1,
    err: 'There is no file nowhere/none.db.\n',
  });
});

test('move takes the address from standard input, and shows its password nowhere', async () => {
  const { store, databaseUrl } = await deliveries.create();
  await store.put(newInquiry());
  await store.note({ at: start, who: 'ops', what: 'something' });
  const to = await postgres.createDatabase();
  const moved = await inquiriesWith(
    { env: { DATABASE_URL: databaseUrl }, input: `${to}\n` },
    'move',
    '--to',
    '-',
  );
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('Inquiries moved: 1.') });
  expect(moved.out + moved.err).not.toContain(':site@');
  const target = await openStore(to);
  deliveries.after(() => target.close());
  expect((await target.acts(9)).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^move of 1 inquiries from /),
    'something',
  ]);
});
