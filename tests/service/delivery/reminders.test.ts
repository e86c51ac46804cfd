import { expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import { readConfig } from '../../../service/settings/config.ts';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startReceiver } from '../support-store/receiver.ts';
import { usePostgres } from '../support-store/postgres.ts';
import { query } from '../support-store/query.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
const [ops, boss, ada] = ['ops@agency.example', 'boss@agency.example', 'ada@agency.example'];

/** A service with a relay; settings as the environment gives them. */
async function remindedBy(
  env: Readonly<Record<string, string>> = {},
  shared?: { url: string },
  config: Parameters<typeof deliveries.create>[0] = {},
) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const { reminders, escalateTo } = readConfig({ ESCALATE_TO: boss, ...env });
  const settings = { smtpUrl: smtp.url, alertTo: ops, reminders, escalateTo, ...config };
  const parts = await deliveries.create(settings, shared);
  const mails = async () =>
    (await smtp.messages()).filter(({ subject = '' }) => /^Inquiry|due or overdue$/.test(subject));
  return {
    ...{ smtp, ...parts, mails },
    async put(more: Parameters<typeof newInquiry>[0] = {}) {
      const inquiry = newInquiry(more);
      await parts.store.put(inquiry);
      return inquiry.id;
    },
    does: (id: string, kind: Wish['kind'], who = ada) =>
      act(parts.store, { id, wish: { kind, who }, via: 'cli', now: parts.clock.now(), told: false }),
    /** Who got which threshold of an inquiry, by the ids of the mails. */
    reminded: async () =>
      (await mails()).map(({ messageId = '', to = [], cc = [] }) => {
        const [kind] = messageId.slice(1).split('.');
        return [kind, ...[...to, ...cc].map(({ address }) => address)].join(' ');
      }),
    kept: () =>
      query(parts.databaseUrl, 'SELECT kind, outcome FROM notice ORDER BY inquiry_id, due_at, kind'),
  };
}

test('whoever has an inquiry and operations hear after 18 and 23 hours, and at the deadline another', async () => {
  const { put, does, pass, reminded, mails, kept } = await remindedBy();
  const id = await put();
  await pass(18 * hour - minute, hour);
  expect(await reminded()).toEqual([]);
  await pass(2 * minute, minute);
  expect(await reminded()).toEqual([`18h ${ops}`]);
  await does(id, 'taken');
  await pass(30 * hour, 10 * minute);
  expect(await reminded()).toEqual([`18h ${ops}`, `23h ${ops} ${ada}`, `due ${boss} ${ada}`]);
  const [first, , last] = await mails();
  expect(first?.subject).toBe(`Inquiry ${referenceOf(id)} is due in 6 h: nobody has taken it`);
  expect(first?.inReplyTo).toBe(`<inquiry.${id}@agency.example>`);
  expect(first?.messageId).toBe(`<18h.${id}@agency.example>`);
  expect(first?.text).toContain('Due:       2026-01-06 09:00 UTC');
  expect(last?.subject).toContain(`is overdue by 1 min: taken by ${ada}`);
  expect(last?.text).not.toMatch(/Ada Example|ada@example\.com|5550100123|An app/);
  expect(await kept()).toEqual([
    { kind: '18h', outcome: 'sent' },
    { kind: '23h', outcome: 'sent' },
    { kind: 'due', outcome: 'sent' },
  ]);
});

test('nobody is reminded of what is answered, set aside, a suspect or from before', async () => {
  const { put, does, pass, reminded, databaseUrl } = await remindedBy();
  await does(await put(), 'answered');
  await does(await put(), 'aside');
  await put({ suspicion: 'surge', channels: [] });
  const before = await put();
  await query(databaseUrl, `UPDATE inquiry SET state = 'before', due_at = NULL WHERE id = '${before}'`);
  await pass(30 * hour, 10 * minute);
  expect(await reminded()).toEqual([]);
});

test('an answer between reaching and sending leaves nothing to remind of', async () => {
  const { put, does, pass, clock, smtp, reminded, delivery, kept } = await remindedBy();
  const id = await put();
  await pass(hour, hour);
  smtp.behaviour.onRecipient = () => {
    throw new Error('not now');
  };
  await pass(17 * hour, hour);
  expect(await kept()).toEqual([{ kind: '18h', outcome: null }]);
  await does(id, 'answered');
  delete smtp.behaviour.onRecipient;
  clock.pass(10 * minute);
  await delivery.tick();
  expect(await reminded()).toEqual([]);
  expect(await kept()).toEqual([{ kind: '18h', outcome: 'superseded' }]);
});

test('what was reached while the service rested is one mail, with its true age', async () => {
  const { put, delivery, clock, instance, reminded, mails, kept } = await remindedBy();
  await put();
  await delivery.tick();
  await delivery.stop();
  clock.pass(2 * day + 30 * minute);
  await instance().tick();
  expect(await reminded()).toEqual([`due ${boss}`]);
  expect((await mails())[0]?.subject).toContain('overdue by 24 h');
  expect(await kept()).toEqual([
    { kind: '18h', outcome: 'superseded' },
    { kind: '23h', outcome: 'superseded' },
    { kind: 'due', outcome: 'sent' },
  ]);
});

test('more than ten at once are a list, the most urgent first', async () => {
  const { put, pass, mails, reminded } = await remindedBy();
  const ids: string[] = [];
  for (let index = 0; index < 11; index++) ids.push(await put({ receivedAt: start - index * minute }));
  await pass(18 * hour, 18 * hour);
  expect(await reminded()).toEqual([`due ${ops}`]);
  const [list] = await mails();
  expect(list?.subject).toBe('11 inquiries are due or overdue');
  const shown = [...(list?.text ?? '').matchAll(/^(\w{5}-\w{5}) {2}due in [56] h, nobody has taken it$/gm)];
  expect(shown.map(([, reference]) => reference)).toEqual(ids.toReversed().map(referenceOf));
  await pass(2 * hour, 10 * minute);
  expect(await mails()).toHaveLength(1);
});

test('a relay that took a reminder and did not say so gets the same again, under one id', async () => {
  const { put, pass, smtp, mails, kept } = await remindedBy();
  await put();
  await pass(hour, hour);
  let drops = 1;
  smtp.behaviour.dropAfterData = () => drops-- > 0;
  await pass(18 * hour, 10 * minute);
  expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(1);
  expect(await mails()).toHaveLength(2);
  expect(await kept()).toEqual([{ kind: '18h', outcome: 'sent' }]);
});

test('a relay that is down is asked once a turn, and operations hear another way that reminders are late', async () => {
  const receiver = await startReceiver();
  deliveries.after(receiver.stop);
  const { put, pass, smtp, reminded } = await remindedBy({}, undefined, { alertWebhook: receiver.webhook });
  for (let index = 0; index < 5; index++) await put();
  await pass(hour, hour);
  let asked = 0;
  smtp.behaviour.onRecipient = () => {
    asked++;
    throw new Reply(451, 'later');
  };
  await pass(17 * hour, hour);
  expect(asked).toBe(1);
  await pass(hour, 10 * minute);
  expect(receiver.calls).toHaveLength(0);
  await pass(30 * minute, 10 * minute);
  expect(receiver.calls.map(({ body }): unknown => JSON.parse(body).data.kind)).toEqual(['reminders']);
  await pass(hour, 10 * minute);
  expect(receiver.calls).toHaveLength(1);
  delete smtp.behaviour.onRecipient;
  await pass(10 * minute, 10 * minute);
  expect(await reminded()).toEqual(new Array(5).fill(`18h ${ops}`));
});

test('whoever has an inquiry may be refused by the relay, but not the one it is for', async () => {
  const { put, does, pass, smtp, reminded, kept, logged } = await remindedBy({ REMIND_AT: '18' });
  await does(await put({ channels: [] }), 'taken');
  await pass(hour, hour);
  const refused = new Set([ops]);
  smtp.behaviour.onRecipient = (address) => {
    if (refused.has(address)) throw new Reply(550, 'no such user here');
  };
  await pass(17 * hour, hour);
  expect(await kept()).toEqual([{ kind: '18h', outcome: null }]);
  await pass(40 * minute, 10 * minute);
  // Whoever has it is told once, however often the other is tried.
  expect(smtp.recipients).toEqual([[ada]]);
  refused.clear();
  await pass(10 * minute, 10 * minute);
  expect(await kept()).toEqual([{ kind: '18h', outcome: 'sent' }]);
  expect(smtp.recipients).toEqual([[ada], [ops]]);
  refused.add(ada);
  await pass(6 * hour, hour);
  expect(await kept()).toContainEqual({ kind: 'due', outcome: 'sent' });
  expect((await reminded()).at(-1)).toBe(`due ${boss} ${ada}`);
  expect(logged.filter((line) => line.startsWith('the relay refuses somebody'))).toHaveLength(1);
});

test('a clock that leaps ahead reminds nobody of what is not due; one that stays there does by and by', async () => {
  const { put, pass, clock, reminded } = await remindedBy();
  await put();
  await pass(hour, minute);
  clock.leap(20 * hour);
  await pass(30 * minute, minute);
  clock.leap(-20 * hour);
  await pass(30 * minute, minute);
  expect(await reminded()).toEqual([]);
  clock.leap(20 * hour);
  await pass(7 * hour, 10 * minute);
  expect(await reminded()).toEqual([]);
  await pass(3 * hour, 10 * minute);
  expect(await reminded()).toEqual([`18h ${ops}`]);
});

test('a clock that is set back sends nothing twice', async () => {
  const { put, pass, clock, reminded } = await remindedBy();
  await put();
  await pass(19 * hour, 10 * minute);
  clock.leap(-10 * hour);
  await pass(12 * hour, 10 * minute);
  expect(await reminded()).toEqual([`18h ${ops}`]);
});

test('what would fall into the night comes the evening before, once', async () => {
  const { put, pass, clock, reminded, mails } = await remindedBy({
    QUIET_HOURS: '22:00-07:00 America/Vancouver',
  });
  // 09:00 UTC is 01:00 in Vancouver, and 18 hours later it is 19:00 there.
  await put();
  // 16:00 UTC is 08:00 there: 18 and 23 hours later it is 02:00 and 07:00.
  await put({ receivedAt: start + 7 * hour });
  await pass(18 * hour + 10 * minute, 10 * minute);
  expect(await reminded()).toEqual([`18h ${ops}`]);
  await pass(3 * hour, 10 * minute);
  expect(clock.now()).toBeGreaterThan(start + 21 * hour);
  const evening = await mails();
  // Of the first one 23 hours and the deadline are in that night, of the second one 18 hours.
  const subjects = evening.slice(1).map(({ subject }) => subject?.replace(/^Inquiry \S+ /, ''));
  expect(subjects.toSorted()).toEqual([
    'is due in 10 h: nobody has taken it',
    'is due in 3 h: nobody has taken it',
  ]);
  await pass(8 * hour, 10 * minute);
  expect(await mails()).toHaveLength(3);
  await pass(4 * hour, 10 * minute);
  expect(await mails()).toHaveLength(5);
});

test('what is late in the night waits for the morning', async () => {
  const { put, delivery, clock, instance, reminded } = await remindedBy({
    QUIET_HOURS: '22:00-07:00 Europe/Berlin',
  });
  await put({ receivedAt: start - 5 * hour });
  await delivery.tick();
  await delivery.stop();
  // 23:30 there: what was to come at 22:00 is late.
  clock.pass(13 * hour + 30 * minute);
  const other = instance();
  for (let tries = 0; tries < 8; tries++) {
    await other.tick();
    clock.pass(hour);
  }
  expect(await reminded()).toEqual([]);
  await other.tick();
  expect((await reminded()).map((words) => words.split(' ')[0])).toEqual(['due']);
});

test('switched off, nobody is ever reminded', async () => {
  const { put, pass, reminded } = await remindedBy({ REMIND_AT: 'off' });
  await put();
  await pass(30 * hour, hour);
  expect(await reminded()).toEqual([]);
});

const postgres = usePostgres();

test('of several instances one reminds, whoever it is, and none again after a restart', async () => {
  const { put, clock, delivery, instance, reminded } = await remindedBy(
    {},
    { url: await postgres.createDatabase() },
  );
  for (let index = 0; index < 5; index++) await put();
  const others = [instance(), instance()];
  for (let hours = 0; hours < 19; hours++) {
    clock.pass(hour);
    await Promise.all([delivery, ...others].map((each) => each.tick()));
  }
  await instance().tick();
  expect(await reminded()).toEqual(new Array(5).fill(`18h ${ops}`));
});

test('of an instance that dies while it reminds another takes over, under the same id', async () => {
  const { put, clock, delivery, instance, smtp, mails, kept } = await remindedBy(
    {},
    { url: await postgres.createDatabase() },
  );
  await put({ channels: [] });
  const silence = Promise.withResolvers<unknown>();
  smtp.behaviour.answerAfter = () => silence.promise;
  clock.pass(18 * hour);
  const dying = delivery.tick();
  await expect.poll(() => smtp.raw.length).toBe(1);
  delete smtp.behaviour.answerAfter;
  const other = instance();
  for (let minutes = 0; minutes < 8; minutes++) {
    clock.pass(minute);
    await other.tick();
  }
  expect((await mails()).map(({ messageId }) => messageId?.split('.')[0])).toEqual(['<18h', '<18h']);
  expect(await kept()).toEqual([{ kind: '18h', outcome: 'sent' }]);
  silence.resolve(null);
  await dying;
  expect(await kept()).toEqual([{ kind: '18h', outcome: 'sent' }]);
});
