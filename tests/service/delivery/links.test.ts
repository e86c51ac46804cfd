import { expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { act } from '../../../service/desk/act.ts';
import type { Store } from '../../../service/store/Store.ts';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
/** The longest origin with which a link still fits a line of a mail. */
const siteUrl = `https://${'a'.repeat(21)}.example`;

async function withSmtp(config = {}) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  return { smtp, ...(await deliveries.create({ smtpUrl: smtp.url, siteUrl, ...config })) };
}

/** Has the visitor name another address. */
const correct = (store: Store, id: string, email: string, now: number) =>
  act(store, { id, wish: { kind: 'corrected', who: 'visitor', email }, via: 'visitor', now, told: false });

const linksIn = (text = '') => text.split('\n').filter((line) => line.includes('/i/'));

test('the mail of an inquiry ends in its links, below the mark of a signature, each whole on a line', async () => {
  const { smtp, store, delivery } = await withSmtp();
  const inquiry = newInquiry();
  await store.put(inquiry);
  await delivery.tick();
  const [message] = await smtp.messages();
  const [above = '', below = ''] = (message?.text ?? '').split('\n-- \n');
  const reference = referenceOf(inquiry.id).replace('-', '');
  expect(above).toContain('An app for our members.');
  expect(above).not.toContain('/i/');
  expect(below).toMatch(new RegExp(`\nI take it:\n${siteUrl}/i/${reference}/t/[\\w-]{22}\n\nAnswered:\n`));
  expect(linksIn(below)).toHaveLength(2);
  for (const line of below.split('\n')) expect(line.length, line).toBeLessThan(76);
});

test('it is the same links at every attempt, others with another key, and fewer as it goes on', async () => {
  const { smtp, store, delivery, clock } = await withSmtp();
  const inquiry = newInquiry();
  await store.put(inquiry);
  const sent = async () => {
    await store.redeliver(inquiry.id, { now: clock.now(), channels: ['mail'] });
    await delivery.tick();
    return linksIn((await smtp.messages()).at(-1)?.text);
  };
  const first = await sent();
  expect(await sent()).toEqual(first);
  await store.renewLinkKey('another');
  const second = await sent();
  expect(second).toHaveLength(2);
  expect(second).not.toEqual(first);
  const step = (kind: 'taken' | 'answered') =>
    act(store, { id: inquiry.id, wish: { kind, who: 'ada' }, via: 'cli', now: clock.now(), told: false });
  await step('taken');
  expect(await sent()).toEqual(second.slice(1));
  await step('answered');
  expect(await sent()).toEqual([]);
});

test('a reminder of one inquiry brings its links again', async () => {
  const { smtp, store, pass } = await withSmtp({ reminders: { hours: [18], quiet: null } });
  await store.put(newInquiry());
  await pass(18 * hour + 2 * minute, minute);
  const [mail, reminder] = await smtp.messages();
  expect(reminder?.subject).toContain('is due in');
  expect(linksIn(reminder?.text)).toEqual(linksIn(mail?.text));
  expect(reminder?.text).toContain('\n-- \n');
});

test('another address is told in the thread of the first mail, answerable to it, once', async () => {
  const { smtp, store, delivery, clock, pass } = await withSmtp();
  const inquiry = newInquiry();
  await store.put(inquiry);
  await delivery.tick();
  await correct(store, inquiry.id, 'ada@right.example', clock.now());
  await pass(minute);
  const [first, second, ...others] = await smtp.messages();
  expect(others).toEqual([]);
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.messageId).toBe(`<correction-1.${inquiry.id}@agency.example>`);
  expect(second?.replyTo).toMatchObject([{ address: 'ada@right.example' }]);
  expect(second?.to).toMatchObject([{ address: 'sales@agency.example' }]);
  expect(second?.text).toContain('ada@right.example');
  expect(second?.text).not.toContain('ada@example.com');
});

test('it is acknowledged there too, under the same cap of one a day for each mailbox', async () => {
  const { smtp, store, delivery, clock, pass } = await withSmtp({ autoReply: true });
  const inquiry = newInquiry();
  await store.put(inquiry);
  await delivery.tick();
  for (const email of ['ada@right.example', 'ada+1@right.example', 'ada@example.com'])
    await correct(store, inquiry.id, email, clock.now());
  await pass(minute);
  const replies = (await smtp.messages()).filter(({ subject }) => subject === 'We have your message');
  // All three are composed with the last address, which had its acknowledgement.
  expect(replies.map(({ to }) => to?.[0]?.address)).toEqual(['ada@example.com']);
  await correct(store, inquiry.id, 'ada@right.example', clock.now());
  await pass(minute);
  const after = (await smtp.messages()).filter(({ subject }) => subject === 'We have your message');
  expect(after.map(({ to }) => to?.[0]?.address)).toEqual(['ada@example.com', 'ada@right.example']);
});

test('whoever watches is alerted that no answer has come, with no word of the visitor, once', async () => {
  const { smtp, store, delivery, clock, pass } = await withSmtp();
  const [one, two] = [newInquiry(), newInquiry({ suspicion: 'surge', channels: [] })];
  await store.put(one);
  await store.put(two);
  await delivery.tick();
  clock.time = start + day;
  await pass(2 * minute, minute);
  const alerts = async () =>
    (await smtp.messages()).filter(({ subject }) => subject?.includes('no answer has come'));
  const contradict = (id: string) =>
    act(store, {
      id,
      wish: { kind: 'contradicted', who: 'visitor' },
      via: 'visitor',
      now: clock.now(),
      told: false,
    });
  await contradict(one.id);
  await pass(2 * minute, minute);
  const [alert] = await alerts();
  expect(alert?.subject).toBe('Example Agency: A visitor says that no answer has come');
  expect(alert?.text).toContain(referenceOf(one.id));
  expect(alert?.text).not.toMatch(/ada/i);
  await pass(10 * minute, minute);
  expect(await alerts()).toHaveLength(1);
  await contradict(two.id);
  await pass(2 * minute, minute);
  const [, second] = await alerts();
  expect(second?.text).toContain(`${referenceOf(two.id)}  said at`);
  expect(second?.text).toContain('a suspect: surge');
  expect(second?.text).not.toContain(referenceOf(one.id));
});

test('whoever says it of many cannot flood those who watch, nor hide the one that counts', async () => {
  const { smtp, store, delivery, clock, pass } = await withSmtp();
  const late = newInquiry({ receivedAt: start - hour });
  await store.put(late);
  const many = Array.from({ length: 60 }, (_, index) =>
    newInquiry({ receivedAt: start + index, channels: [] }),
  );
  for (const inquiry of many) await store.put(inquiry);
  await delivery.tick();
  clock.time = start + day;
  await pass(2 * minute, minute);
  const alerts = async () =>
    (await smtp.messages()).filter(({ subject }) => subject?.includes('no answer has come'));
  const contradict = (id: string) =>
    act(store, {
      ...{ id, wish: { kind: 'contradicted', who: 'visitor' }, via: 'visitor' },
      ...{ now: clock.now(), told: false },
    });
  for (const { id } of many) {
    await contradict(id);
    await pass(minute, minute);
  }
  expect((await alerts()).length).toBeLessThanOrEqual(7);
  await pass(10 * minute, minute);
  await contradict(late.id);
  await pass(2 * minute, minute);
  expect((await alerts()).at(-1)?.text).toContain(referenceOf(late.id));
});
