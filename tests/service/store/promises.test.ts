import { describe, expect, test } from 'vitest';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import { replyTimes } from '../../../service/desk/replyTimes.ts';
import type { Store } from '../../../service/store/Store.ts';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

/** Two days after the first inquiries came: their replies were due yesterday. */
const now = start + 2 * day;

type Deed = readonly [kind: Wish['kind'], after: number];

describe.each(databases)('promises in %s', (database) => {
  const stores = useStores(database);

  async function open() {
    const url = await stores.createUrl();
    const store = await stores.open(url);
    /** An inquiry and what staff did about it, each some time after it came. */
    async function put(deeds: readonly Deed[] = [], more: Parameters<typeof newInquiry>[0] = {}) {
      const inquiry = newInquiry({ channels: [], ...more });
      await store.put(inquiry);
      const { id, receivedAt } = inquiry;
      for (const [kind, after] of deeds)
        await act(store, {
          id,
          wish: { kind, who: 'ada' },
          via: 'cli',
          now: receivedAt + after,
          told: false,
        });
      return id;
    }
    /** An inquiry that was reopened because its visitor said that no answer has come. */
    async function putContradicted(deeds: readonly Deed[], at: number) {
      const id = await put([...deeds, ['reopened', at - start]]);
      await query(url, `UPDATE step SET kind = 'contradicted', via = 'visitor' WHERE kind = 'reopened'`);
      return id;
    }
    return { url, store, put, putContradicted };
  }
  const measured = (store: Store, days = 9) => replyTimes(store, { now, days });

  test('what staff answered by the due time is kept, later it is late', async () => {
    const { store, put } = await open();
    await put([['answered', day]]);
    await put([['answered', day + 1]]);
    await put([
      ['taken', hour],
      ['answered', 3 * hour],
    ]);
    await put([
      ['answered', hour],
      ['reopened', 2 * hour],
      ['answered', 30 * hour],
    ]);
    await put();
    expect(await measured(store)).toMatchObject({ due: 5, kept: 2, late: 2, contradicted: 0, open: 1 });
  });

  test('set aside in time it owes no answer, and later it is late', async () => {
    const { store, put } = await open();
    await put([['aside', day]]);
    await put([['aside', day + 1]]);
    await put([
      ['aside', hour],
      ['reopened', 2 * hour],
    ]);
    expect(await measured(store)).toMatchObject({ due: 2, kept: 0, late: 1, open: 1, aside: 1 });
  });

  test('what a visitor contradicts is not kept, whatever staff marked before and after', async () => {
    const { store, put, putContradicted } = await open();
    const id = await putContradicted([['answered', hour]], start + 25 * hour);
    await put([['answered', hour]]);
    expect(await measured(store)).toMatchObject({ due: 2, kept: 1, contradicted: 1 });
    await act(store, {
      ...{ id, wish: { kind: 'answered', who: 'ada' }, via: 'cli', told: false },
      now: start + 26 * hour,
    });
    expect(await measured(store)).toMatchObject({ due: 2, kept: 1, contradicted: 1 });
  });

  test('suspects, what came before the measure, and what is not due by yesterday are not in it', async () => {
    const { url, store, put } = await open();
    await put([], { suspicion: 'surge' });
    const before = await put();
    await query(url, `UPDATE inquiry SET state = 'before', due_at = NULL WHERE id = '${before}'`);
    const midnight = Math.floor(now / day) * day;
    await put([], { dueAt: midnight });
    await put([], { dueAt: midnight + day });
    expect(await measured(store)).toMatchObject({ due: 0, open: 0, inTime: 1, overdue: 1 });
    await put([], { dueAt: midnight - 1 });
    expect(await measured(store, 1)).toMatchObject({
      ...{ from: '2026-01-06', to: '2026-01-06', due: 1, open: 1 },
      ...{ inTime: 1, overdue: 2 },
    });
    await put([], { dueAt: midnight - day - 1, receivedAt: midnight - 2 * day });
    expect(await measured(store, 1)).toMatchObject({ due: 1 });
    expect(await measured(store, 2)).toMatchObject({ from: '2026-01-05', due: 2 });
  });

  test('a purge and an erasure change nothing of it, but for what is erased unanswered', async () => {
    const { url, store, put, putContradicted } = await open();
    const fields = { email: 'eve@example.com' };
    for (const more of [{}, { fields }]) {
      await put([['answered', 3 * hour + minute]], more);
      await put([['answered', 30 * hour]], more);
      await put([['aside', hour]], more);
      await put([['aside', 30 * hour]], more);
    }
    await putContradicted([['answered', hour]], start + 25 * hour);
    await put([], { fields });
    await put([['answered', hour]], { suspicion: 'honeypot' });
    const before = await measured(store);
    expect(before).toMatchObject({ due: 8, kept: 2, late: 4, contradicted: 1, open: 1, aside: 2, erased: 0 });

    expect((await store.erase('eve@example.com')).ids).toHaveLength(5);
    const erased = { ...before, due: 7, open: 0, erased: 1, overdue: before.overdue - 1 };
    expect(await measured(store)).toEqual(erased);
    await query(url, "UPDATE inquiry SET state = 'answered' WHERE state = 'new'");
    const purge = { now, receivedBefore: now, suspectsBefore: now };
    expect(await store.purge(purge)).toMatchObject({ purged: 6 });
    expect(await measured(store)).toEqual({ ...erased, overdue: 0 });
    const verdicts = await query(url, 'SELECT * FROM verdict ORDER BY outcome, hours');
    expect(Object.keys(verdicts[0] ?? {})).toEqual(['day', 'hours', 'outcome']);
    expect(verdicts).toHaveLength(10);
    const kept = verdicts.filter(({ outcome }) => outcome === 'kept');
    const due = Math.floor(start / day) + 1;
    expect(kept.map(({ day: on, hours }) => [Number(on), Number(hours)])).toEqual([
      [due, 4],
      [due, 4],
    ]);
  });

  test('what any program deletes is judged, and what is not deleted after all is not', async () => {
    const { url, put } = await open();
    await put([['answered', hour]]);
    const deleted = 'DELETE FROM inquiry';
    await query(url, `BEGIN; ${deleted}; ROLLBACK`);
    expect(await query(url, 'SELECT outcome FROM verdict')).toEqual([]);
    await query(url, deleted);
    expect(await query(url, 'SELECT outcome FROM verdict')).toEqual([{ outcome: 'kept' }]);
  });

  test('shares and times are told of twenty, and those without an answer come last', async () => {
    const { store, put } = await open();
    for (let count = 1; count <= 12; count++) await put([['answered', count * hour - minute]]);
    for (let count = 0; count < 7; count++) await put([], { receivedAt: start + count * minute });
    expect(await measured(store)).toMatchObject({
      due: 19,
      keptPercent: null,
      median: null,
      ninetieth: null,
    });
    await put([['answered', 25 * hour]]);
    expect(await measured(store)).toMatchObject({
      ...{ due: 20, kept: 12, late: 1, open: 7, keptPercent: 60 },
      median: { hours: 10, isMore: false },
      // The youngest of them waits since 09:06.
      ninetieth: { hours: 47, isMore: true },
    });
    await put([['answered', hour]]);
    expect((await measured(store)).keptPercent).toBe(61);
  });

  test('what comes out is told of each time but once', async () => {
    const { store, put, putContradicted } = await open();
    await put([['answered', hour]]);
    await put([['answered', 25 * hour]]);
    await put();
    await put([['aside', hour]]);
    await putContradicted([['answered', hour]], start + 12 * hour);
    const known = (from: number, until: number) => store.promisesKnown({ from, until });
    const none = { kept: 0, late: 0, contradicted: 0 };
    expect(await known(start, start + 12 * hour)).toEqual(none);
    expect(await known(start + 12 * hour, start + day)).toEqual({ ...none, contradicted: 1 });
    expect(await known(start + day, start + 2 * day)).toEqual({ kept: 1, late: 2, contradicted: 0 });
    expect(await known(start + day + 1, start + 9 * day)).toEqual(none);
  });

  test('open and overdue ones are counted, without suspects', async () => {
    const { store, put } = await open();
    await put();
    await put([['taken', hour]], { dueAt: start + day + 1 });
    await put([['answered', hour]]);
    await put([], { suspicion: 'surge' });
    expect(await store.stats(start + day)).toMatchObject({ open: 2, overdue: 0 });
    expect(await store.stats(start + day + 1)).toMatchObject({ open: 2, overdue: 1 });
  });
});
