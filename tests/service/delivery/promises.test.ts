import { expect, test } from 'vitest';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { usePostgres } from '../support-store/postgres.ts';

const deliveries = useDeliveries();

/** A service whose metrics somebody reads. */
async function counted(shared?: { url: string }) {
  const parts = await deliveries.create({ metricsPort: 0 }, shared);
  const { store, clock, delivery, promises } = parts;
  await delivery.tick();
  return {
    ...parts,
    async put(deeds: readonly (readonly [Wish['kind'], number])[] = []) {
      const { id } = newInquiry();
      await store.put(newInquiry({ id, channels: [], receivedAt: clock.now() }));
      for (const [kind, after] of deeds)
        await act(store, { id, wish: { kind, who: 'ada' }, via: 'cli', now: start + after, told: false });
      return id;
    },
    /** What was counted so far. */
    total: () =>
      (['kept', 'late', 'contradicted'] as const).map((outcome) =>
        promises.reduce((sum, known) => sum + known[outcome], 0),
      ),
  };
}

test('a promise is counted once its reply is due, whoever has marked it, and never again', async () => {
  const { put, pass, total } = await counted();
  await put([['answered', hour]]);
  await put([['answered', 25 * hour]]);
  await put();
  await put([['aside', hour]]);
  await pass(day - minute, 10 * minute);
  expect(total()).toEqual([0, 0, 0]);
  await pass(2 * minute, minute);
  expect(total()).toEqual([1, 2, 0]);
  await pass(2 * day, hour);
  expect(total()).toEqual([1, 2, 0]);
});

test('what fell due while the service rested is counted once it runs again', async () => {
  const { put, clock, instance, total, delivery } = await counted();
  await put([['answered', hour]]);
  await delivery.stop();
  clock.pass(40 * hour);
  const restarted = instance();
  await restarted.tick();
  clock.pass(minute);
  await restarted.tick();
  expect(total()).toEqual([1, 0, 0]);
});

test('a clock that leaps ahead makes nothing late, and one that is set back counts nothing twice', async () => {
  const { put, clock, pass, total } = await counted();
  await put([['answered', hour]]);
  await put();
  clock.leap(2 * day);
  await pass(5 * minute, minute);
  expect(total()).toEqual([0, 0, 0]);
  clock.leap(-2 * day);
  await pass(day, 10 * minute);
  expect(total()).toEqual([1, 1, 0]);
  clock.leap(-hour);
  await pass(3 * hour, 10 * minute);
  expect(total()).toEqual([1, 1, 0]);
});

const postgres = usePostgres();

test('of two instances, one counts', async () => {
  const url = await postgres.createDatabase();
  const [one, two] = [await counted({ url }), await counted({ url })];
  await one.put([['answered', hour]]);
  await two.put();
  for (let passed = 0; passed < 26 * hour; passed += 10 * minute)
    await Promise.all([one.pass(10 * minute, 10 * minute), two.pass(10 * minute, 10 * minute)]);
  const [sums, others] = [one.total(), two.total()];
  expect(sums.map((sum, at) => sum + (others[at] ?? 0))).toEqual([1, 1, 0]);
});
