import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
const ops = 'ops@agency.example';

/** The relay refuses the sales inbox as told; mails to operations arrive. */
async function withSmtp(config = {}) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const parts = await deliveries.create({ smtpUrl: smtp.url, alertTo: ops, ...config });
  return {
    smtp,
    ...parts,
    refuse: (code: number, words: string) => {
      smtp.behaviour.onRecipient = (address) => {
        if (address !== ops) throw new Reply(code, words);
      };
    },
    /** Mails to operations whose subject has these words. */
    notices: async (words: string) =>
      (await smtp.messages()).filter(
        ({ to, subject }) => to?.[0]?.address === ops && subject?.includes(words),
      ),
  };
}

test('operations hear of undelivered inquiries after an hour, once, then once a day', async () => {
  const { store, refuse, pass, notices, delivery } = await withSmtp();
  refuse(450, 'later');
  await store.put(newInquiry());
  await delivery.tick();
  await pass(hour, 5 * minute);
  expect(await notices('waiting')).toHaveLength(0);
  await pass(5 * minute, minute);
  expect(await notices('waiting')).toHaveLength(1);
  await pass(22 * hour, hour);
  expect(await notices('waiting')).toHaveLength(1);
  await pass(2 * hour, hour);
  expect(await notices('waiting')).toHaveLength(2);
});

test('operations hear of parked deliveries with the server’s words, once for those of the same hour', async () => {
  const { store, refuse, pass, notices, delivery } = await withSmtp();
  refuse(550, 'mailbox closed');
  const [one, two] = [newInquiry(), newInquiry()];
  await store.put(one);
  await store.put(two);
  await delivery.tick();
  await pass(10 * minute, minute);
  const [alert, ...others] = await notices('given up');
  expect(others).toEqual([]);
  expect(alert?.text).toContain('550 mailbox closed');
  for (const { id } of [one, two]) expect(alert?.text).toContain(id);
  await pass(2 * hour, minute);
  expect(await notices('given up')).toHaveLength(1);
  await store.put(newInquiry({ receivedAt: start + 2 * hour }));
  await pass(2 * minute, minute);
  expect(await notices('given up')).toHaveLength(2);
});

test('an alert that could not be sent is sent when the relay works again, by whichever instance', async () => {
  const { smtp, store, clock, notices, delivery, instance } = await withSmtp();
  smtp.behaviour.onRecipient = () => {
    throw new Reply(550, 'closed');
  };
  await store.put(newInquiry());
  await delivery.tick();
  clock.pass(minute);
  await delivery.tick();
  delete smtp.behaviour.onRecipient;
  clock.pass(6 * minute);
  const other = instance();
  await Promise.all([delivery.tick(), other.tick()]);
  expect(await notices('given up')).toHaveLength(1);
});

test('a surge is told in one mail instead of hundreds', async () => {
  const { store, clock, pass, notices } = await withSmtp();
  for (let index = 0; index < 20; index++) {
    const receivedAt = clock.now() + index;
    await store.put(newInquiry({ receivedAt, suspicion: 'surge', channels: [] }));
  }
  await pass(30 * minute, minute);
  expect(await notices('surge')).toHaveLength(1);
});

test('suspects are listed once a day, each with how to make it genuine', async () => {
  const { smtp, store, clock, pass, notices } = await withSmtp();
  const { id } = newInquiry();
  await store.put(
    newInquiry({ id, suspicion: 'honeypot', channels: [], fields: { name: 'Bot \u202Eeman' } }),
  );
  await pass(23 * hour, hour);
  expect(smtp.raw).toEqual([]);
  await pass(2 * hour, hour);
  const [digest] = await notices('suspect');
  expect(digest?.text).toContain(`npm run inquiries -- genuine ${id}`);
  expect(digest?.text).toContain('\u2068Bot eman\u2069');
  await pass(2 * day, hour);
  expect(await notices('suspect')).toHaveLength(1);
  const next = newInquiry({ receivedAt: clock.now(), suspicion: 'too-fast', channels: [] });
  await store.put(next);
  await pass(day, hour);
  const [, second] = await notices('suspect');
  expect(second?.text).toContain(next.id);
  expect(second?.text).not.toContain(id);
});

test('a digest shows every suspect, page by page, those of a surge on pages of their own', async () => {
  const { store, pass, notices } = await withSmtp();
  const put = (suspicion: 'surge' | 'honeypot', count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const inquiry = newInquiry({ suspicion, channels: [] });
        await store.put(inquiry);
        return inquiry.id;
      }),
    );
  const genuine = await put('surge', 3);
  const robots = await put('honeypot', 450);
  await pass(25 * hour, hour);
  const [surge, ...rest] = await notices('inquiries kept aside');
  expect(surge?.subject).toBe('Example Agency: 3 inquiries kept aside by a surge');
  for (const id of genuine) expect(surge?.text).toContain(id);
  expect(rest.map(({ subject }) => subject)).toEqual([
    'Example Agency: 200 inquiries kept aside as suspect, page 1',
    'Example Agency: 200 inquiries kept aside as suspect, page 2',
    'Example Agency: 50 inquiries kept aside as suspect, page 3, the last',
  ]);
  const shown = rest.flatMap(({ text }) => [...(text ?? '').matchAll(/genuine (\S+)/g)].map(([, id]) => id));
  expect(shown.toSorted()).toEqual(robots.toSorted());
});

test('what a surge set aside stays until somebody looks, and operations are told', async () => {
  const { store, pass, notices } = await withSmtp({ retentionDays: 60 });
  const { id } = newInquiry();
  await store.put(newInquiry({ id, suspicion: 'surge', channels: [] }));
  await pass(62 * day, 12 * hour);
  expect(await store.get(id)).not.toBeNull();
  const [notice] = await notices('older than 60 days kept');
  expect(notice?.text).toContain('genuine ID');
});

test('operations hear once a day that the room for inquiries runs out', async () => {
  const { store, pass, notices } = await withSmtp({ storageLimitBytes: 500_000 });
  await pass(10 * minute, minute);
  expect(await notices('of what they may')).toEqual([]);
  for (let count = 0; count < 40; count++) {
    await store.put(
      newInquiry({ suspicion: 'honeypot', channels: [], fields: { projectBrief: 'a'.repeat(10_000) } }),
    );
  }
  await pass(2 * hour, minute);
  expect(await notices('of what they may')).toHaveLength(1);
});

test('what is delivered goes after RETENTION_DAYS, suspects after 30 days, what is not delivered stays', async () => {
  const { store, refuse, clock, delivery, pass, notices } = await withSmtp({ retentionDays: 60 });
  const delivered = newInquiry();
  await store.put(delivered);
  await delivery.tick();
  refuse(550, 'closed');
  const parked = newInquiry();
  await store.put(parked);
  const suspect = newInquiry({ suspicion: 'honeypot', channels: [] });
  await store.put(suspect);
  const left = async () => (await store.list({ limit: 9 })).map(({ id }) => id);
  await pass(30 * day, 12 * hour);
  expect(await left()).toHaveLength(3);
  await pass(day, hour);
  expect(new Set(await left())).toEqual(new Set([delivered.id, parked.id]));
  clock.time = start + 60 * day - minute;
  await delivery.tick();
  expect(await left()).toContain(delivered.id);
  await pass(25 * hour, hour);
  expect(await left()).toEqual([parked.id]);
  expect(await notices('older than 60 days')).toHaveLength(1);
});

test('mails in files go with their inquiries’ time', async () => {
  const { store, clock, delivery, mailFolder } = await deliveries.create({ retentionDays: 10 });
  await store.put(newInquiry());
  await delivery.tick();
  const [file = ''] = readdirSync(mailFolder);
  utimesSync(join(mailFolder, file), start / 1000, start / 1000);
  clock.pass(9 * day);
  await delivery.tick();
  expect(readdirSync(mailFolder)).toEqual([file]);
  clock.pass(2 * day);
  await delivery.tick();
  expect(readdirSync(mailFolder)).toEqual([]);
});
