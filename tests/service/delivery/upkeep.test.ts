import { readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answered, day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
const ops = 'ops@agency.example';

/** The relay refuses inquiries as told; mails to operations arrive. */
async function withSmtp(config = {}) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const parts = await deliveries.create({ smtpUrl: smtp.url, alertTo: ops, ...config });
  return {
    smtp,
    ...parts,
    refuse: (code: number, words: string) => {
      smtp.behaviour.onMessage = (_count, message) => {
        if (message.includes('<inquiry.')) throw new Reply(code, words);
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
  smtp.behaviour.onMessage = () => {
    throw new Reply(550, 'closed');
  };
  await store.put(newInquiry());
  await delivery.tick();
  clock.pass(minute);
  await delivery.tick();
  delete smtp.behaviour.onMessage;
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

test('what is answered goes after RETENTION_DAYS, suspects after 30 days, what is open or not delivered stays', async () => {
  const { store, refuse, delivery, pass, notices } = await withSmtp({ retentionDays: 60 });
  const delivered = newInquiry();
  await store.put(delivered);
  await store.step(delivered.id, answered(start));
  const open = newInquiry();
  await store.put(open);
  await delivery.tick();
  refuse(550, 'closed');
  const parked = newInquiry();
  await store.put(parked);
  const suspect = newInquiry({ suspicion: 'honeypot', channels: [] });
  await store.put(suspect);
  const left = async () => (await store.list({ limit: 9 })).map(({ id }) => id);
  await pass(30 * day, 12 * hour);
  expect(await left()).toHaveLength(4);
  await pass(day, hour);
  expect(new Set(await left())).toEqual(new Set([delivered.id, open.id, parked.id]));
  await pass(29 * day - minute, 12 * hour);
  expect(await left()).toContain(delivered.id);
  await pass(25 * hour, hour);
  expect(new Set(await left())).toEqual(new Set([open.id, parked.id]));
  const [kept] = await notices('kept beyond their time');
  expect(kept?.text).toContain('Not delivered: 1.');
  expect(kept?.text).toContain('Nobody said that they are answered: 1.');
  expect((await store.acts(9)).map(({ who, what }) => `${who} ${what}`)).toEqual([
    'service purge: 1 inquiries',
    'service purge: 1 inquiries',
  ]);
});

test('mails in files go with their inquiries’ time', async () => {
  const { store, pass, delivery, mailFolder } = await deliveries.create({ retentionDays: 10 });
  const inquiry = newInquiry();
  await store.put(inquiry);
  await store.step(inquiry.id, answered(start));
  await delivery.tick();
  const [file = ''] = readdirSync(mailFolder);
  utimesSync(join(mailFolder, file), start / 1000, start / 1000);
  await pass(9 * day, 12 * hour);
  expect(readdirSync(mailFolder)).toEqual([file]);
  await pass(2 * day, 12 * hour);
  expect(readdirSync(mailFolder)).toEqual([]);
});

test('a mail that is gone before it is looked at ends no purge', async () => {
  const { store, pass, delivery, mailFolder } = await deliveries.create({ retentionDays: 10 });
  const inquiry = newInquiry();
  await store.put(inquiry);
  await store.step(inquiry.id, answered(start));
  await delivery.tick();
  const [file = ''] = readdirSync(mailFolder);
  utimesSync(join(mailFolder, file), start / 1000, start / 1000);
  // A dangling link looks like a file that was renamed between the two system calls.
  symlinkSync(join(mailFolder, 'gone'), join(mailFolder, '0.eml.part'));
  await pass(11 * day, 12 * hour);
  expect(readdirSync(mailFolder)).toEqual(['0.eml.part']);
});

test('a digest shows all suspects, however many, page by page, each once', async () => {
  const { smtp, store, pass, notices } = await withSmtp();
  const kinds = ['honeypot', 'surge', 'too-fast'] as const;
  const suspects = Array.from({ length: 450 }, (_, index) =>
    newInquiry({ receivedAt: start - index, suspicion: kinds[index % 3] ?? null, channels: [] }),
  );
  await Promise.all(suspects.map((inquiry) => store.put(inquiry)));
  await pass(hour);
  await pass(23 * hour, 23 * hour);
  // A page that fails is sent again, but not those before it.
  smtp.behaviour.onMessage = (_count, message) => {
    if (message.includes('page 2')) throw new Reply(451, 'later');
  };
  await pass(hour, hour);
  expect(await notices('suspect')).toHaveLength(1);
  delete smtp.behaviour.onMessage;
  await pass(hour, hour);
  const pages = await notices('suspect');
  expect(pages.map(({ subject }) => subject?.replace(/^.*: /, ''))).toEqual([
    '200 inquiries kept aside as suspect, page 1, 250 more follow',
    '200 inquiries kept aside as suspect, page 1, 50 more follow',
    '50 inquiries kept aside as suspect, page 2',
  ]);
  const shown = pages.flatMap(({ text = '' }) =>
    [...text.matchAll(/genuine ([\w-]{36})/g)].map(([, id]) => id),
  );
  expect(shown.toSorted()).toEqual(suspects.map(({ id }) => id).toSorted());
  // Those that may be genuine come first.
  const surge = new Set(suspects.filter(({ suspicion }) => suspicion === 'surge').map(({ id }) => id));
  expect(new Set(shown.slice(0, surge.size))).toEqual(surge);
});

test('what a surge set aside is kept, and told of, until somebody looked', async () => {
  const { store, pass, notices } = await withSmtp();
  const { id } = newInquiry();
  await store.put(newInquiry({ id, suspicion: 'surge', channels: [] }));
  await pass(33 * day, 12 * hour);
  expect(await store.get(id)).not.toBeNull();
  const [kept] = await notices('kept beyond their time');
  expect(kept?.text).toContain('nobody looked: 1.');
  await store.dismiss(null, start);
  await pass(day, 12 * hour);
  expect(await store.get(id)).toBeNull();
});
