import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import { hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { usePostgres } from '../support-store/postgres.ts';
import { startReceiver } from '../support-store/receiver.ts';

const deliveries = useDeliveries();

async function withReceiver(shared?: { url: string }) {
  const receiver = await startReceiver();
  deliveries.after(receiver.stop);
  const parts = await deliveries.create({ webhook: receiver.webhook }, shared);
  const { id } = newInquiry();
  await parts.store.put(newInquiry({ id, channels: ['webhook'] }));
  return {
    ...{ receiver, id, ...parts },
    does(kind: Wish['kind'], now: number) {
      parts.clock.time = now;
      return act(parts.store, { id, wish: { kind, who: 'ada@agency.example' }, via: 'cli', now, told: true });
    },
    /** What arrived: its id and type. */
    arrived: () =>
      receiver.calls.map(({ headers, body }) => {
        const event: { type?: string } = JSON.parse(body);
        return `${String(headers['webhook-id']).replace(id, 'ID')} ${event.type}`;
      }),
  };
}

test('each step is an event with an id of its own, signed, and nothing a visitor wrote', async () => {
  const { receiver, id, instance, does, arrived } = await withReceiver();
  await does('taken', start + minute);
  await does('answered', start + hour);
  // Receivers refuse what was signed long ago.
  await instance({ now: Date.now }).tick();
  expect(arrived().toSorted()).toEqual([
    'ID inquiry.received',
    'ID.1 inquiry.taken',
    'ID.2 inquiry.answered',
  ]);
  for (const call of receiver.calls) expect(receiver.verify(call)).toBeTruthy();
  const answered = receiver.calls.find(({ headers }) => headers['webhook-id'] === `${id}.2`);
  expect(JSON.parse(answered?.body ?? '')).toEqual({
    type: 'inquiry.answered',
    timestamp: '2026-01-05T10:00:00.000Z',
    data: {
      ...{ id, reference: referenceOf(id), state: 'answered', version: 2 },
      ...{ receivedAt: '2026-01-05T09:00:00.000Z', dueAt: '2026-01-06T09:00:00.000Z' },
    },
  });
});

test('an event that is sent again is the same, whatever came after it', async () => {
  const { receiver, delivery, does, pass, arrived } = await withReceiver();
  receiver.answer({ status: 422 });
  await does('taken', start);
  await delivery.tick();
  const [first] = receiver.calls.filter(({ body }) => body.includes('inquiry.taken'));
  await does('given_back', start + 1);
  await does('taken', start + 2);
  receiver.answer({ status: 204 });
  await pass(minute);
  const sent = receiver.calls.filter(({ body }) => body.includes('inquiry.taken'));
  expect(sent.filter(({ body }) => body === first?.body)).toHaveLength(2);
  expect(new Set(arrived())).toEqual(
    new Set(['ID inquiry.received', 'ID.1 inquiry.taken', 'ID.2 inquiry.given_back', 'ID.3 inquiry.taken']),
  );
});

test('an inquiry that is delivered again brings no step with it', async () => {
  const { store, clock, id, delivery, does, arrived } = await withReceiver();
  await does('taken', start);
  await delivery.tick();
  await store.redeliver(id, { now: clock.now(), channels: ['webhook'] });
  await delivery.tick();
  expect(arrived().toSorted()).toEqual(['ID inquiry.received', 'ID inquiry.received', 'ID.1 inquiry.taken']);
});

describe('on PostgreSQL', () => {
  const postgres = usePostgres();

  // The second one passes over punctuation, as the operating system's en_US does.
  test.each(['', "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US-u-ka-shifted'"])(
    'events are sent however the database sorts (%s)',
    async (options) => {
      const url = await postgres.createDatabase(options);
      const { store, clock, delivery, does, arrived } = await withReceiver({ url });
      await does('taken', start);
      await delivery.tick();
      expect(arrived().toSorted()).toEqual(['ID inquiry.received', 'ID.1 inquiry.taken']);
      expect((await store.stats(clock.now())).waiting).toBe(0);
    },
  );
});
