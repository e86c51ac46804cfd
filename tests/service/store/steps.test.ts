import { describe, expect, test } from 'vitest';
import { referenceOf, tailOf } from '../../../service/delivery/reference.ts';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import type { Store } from '../../../service/store/Store.ts';
import { day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('steps in %s', (database) => {
  const stores = useStores(database);

  async function putInto(store: Store, more: Parameters<typeof newInquiry>[0] = {}): Promise<string> {
    const inquiry = newInquiry(more);
    await store.put(inquiry);
    return inquiry.id;
  }
  const does = (store: Store, id: string, wish: Wish, now = start + hour) =>
    act(store, { id, wish, now, via: 'cli', told: true });
  const taken = (who: string): Wish => ({ kind: 'taken', who });

  test('an inquiry begins as new, with what was promised it', async () => {
    const store = await stores.create();
    const id = await putInto(store, { dueAt: start + 7 * hour });
    expect(await store.get(id)).toMatchObject({
      ...{ state: 'new', version: 0, dueAt: start + 7 * hour },
      ...{ takenBy: null, takenAt: null, answeredAt: null, steps: [] },
    });
  });

  test('a step changes the inquiry, and adds to history and events, all or nothing', async () => {
    const store = await stores.create();
    const id = await putInto(store);
    const takenAt = start + 1;
    const made = {
      at: takenAt,
      who: 'ada',
      via: 'cli',
      kind: 'taken',
      state: 'taken',
      takenBy: 'ada',
    } as const;
    const step = { ...made, version: 0, takenAt, answeredAt: null, told: true };
    expect(await store.step(id, { ...step, version: 1 })).toBe(false);
    expect(await store.step('nobody', step)).toBe(false);
    expect(await store.get(id)).toMatchObject({ state: 'new', steps: [], deliveries: [{ channel: 'mail' }] });
    expect(await store.step(id, step)).toBe(true);
    expect(await store.step(id, step)).toBe(false);
    expect(await store.get(id)).toMatchObject({
      ...{ state: 'taken', version: 1, takenBy: 'ada', takenAt, answeredAt: null },
      steps: [{ ...made, version: 1 }],
      deliveries: [{ channel: 'event.1', state: 'waiting', nextAttemptAt: start + 1 }, { channel: 'mail' }],
    });
  });

  test('of many who take it at once, over two instances, one has it, and all others read who', async () => {
    const url = await stores.createUrl();
    const both = [await stores.open(url), await stores.open(url)] as const;
    const id = await putInto(both[0]);
    const names = Array.from({ length: 20 }, (_, index) => `user${index}`);
    const outcomes = await Promise.all(
      names.map((name, index) => does(both[index % 2 === 0 ? 0 : 1], id, taken(name))),
    );
    const { takenBy, version, steps } = (await both[0].get(id)) ?? {};
    expect(outcomes.filter((outcome) => outcome?.changed)).toHaveLength(1);
    expect(takenBy).toBe(names[outcomes.findIndex((outcome) => outcome?.changed)]);
    expect([version, steps?.length]).toEqual([1, 1]);
    const others = outcomes.filter((outcome) => !outcome?.changed);
    expect(new Set(others.map((outcome) => [outcome?.refusal, outcome?.inquiry.takenBy].join()))).toEqual(
      new Set([`taken,${takenBy}`]),
    );
  });

  test('it is given back, handed over, answered, reopened and set aside, each in its history', async () => {
    const store = await stores.create();
    const id = await putInto(store);
    const changed = async (wish: Wish, now?: number) => (await does(store, id, wish, now))?.changed;
    const state = async () => {
      const inquiry = await store.get(id);
      return [inquiry?.state, inquiry?.takenBy, inquiry?.takenAt, inquiry?.answeredAt];
    };
    const ada = 'ada@agency.example';
    expect(await changed(taken(ada), start + 1)).toBe(true);
    expect(await changed(taken(ada))).toBe(false);
    expect(await changed({ kind: 'given_back', who: 'bob' })).toBe(true);
    expect(await state()).toEqual(['new', null, null, null]);
    expect(await changed(taken('bob'), start + 2)).toBe(true);
    expect(await changed({ kind: 'handed_over', who: 'bob', to: ada }, start + 3)).toBe(true);
    expect(await state()).toEqual(['taken', ada, start + 3, null]);
    expect(await changed({ kind: 'answered', who: 'bob' }, start + 4)).toBe(true);
    expect(await changed({ kind: 'answered', who: 'bob' }, start + 5)).toBe(false);
    expect(await state()).toEqual(['answered', ada, start + 3, start + 4]);
    expect(await changed({ kind: 'reopened', who: 'bob' })).toBe(true);
    expect(await state()).toEqual(['new', null, null, null]);
    expect(await changed({ kind: 'aside', who: 'bob' })).toBe(true);
    const { steps = [], version } = (await store.get(id)) ?? {};
    expect(steps.map((step) => `${step.version} ${step.kind} ${step.state} ${step.takenBy}`)).toEqual([
      `1 taken taken ${ada}`,
      '2 given_back new null',
      '3 taken taken bob',
      `4 handed_over taken ${ada}`,
      `5 answered answered ${ada}`,
      '6 reopened new null',
      '7 aside aside null',
    ]);
    expect(version).toBe(7);
  });

  test('what its state forbids is refused, and changes nothing', async () => {
    const store = await stores.create();
    const refusal = async (id: string, kind: Wish['kind']) =>
      (await does(store, id, { kind, who: 'eve', to: 'eve' }))?.refusal;
    const [id, suspect] = [await putInto(store), await putInto(store, { suspicion: 'surge', channels: [] })];
    expect(await does(store, 'nobody', taken('eve'))).toBeNull();
    for (const kind of ['taken', 'answered', 'aside'] as const) {
      expect(await refusal(suspect, kind)).toBe('suspect');
    }
    for (const kind of ['given_back', 'handed_over'] as const) expect(await refusal(id, kind)).toBe('free');
    expect(await refusal(id, 'reopened')).toBe('open');
    await does(store, id, { kind: 'answered', who: 'ada' });
    for (const kind of ['taken', 'given_back', 'handed_over', 'aside'] as const) {
      expect(await refusal(id, kind)).toBe('answered');
    }
    await does(store, id, { kind: 'reopened', who: 'ada' });
    await does(store, id, { kind: 'aside', who: 'ada' });
    for (const kind of ['taken', 'answered'] as const) expect(await refusal(id, kind)).toBe('aside');
    expect((await store.get(id))?.version).toBe(3);
  });

  test('open ones are listed by when they are due, on top what a visitor contradicted, without suspects and what is done', async () => {
    const store = await stores.create();
    const late = await putInto(store, { dueAt: start + 3 });
    const first = await putInto(store, { dueAt: start + 1 });
    const done = await putInto(store, { dueAt: start });
    await putInto(store, { dueAt: start, suspicion: 'honeypot', channels: [] });
    await does(store, late, taken('ada'));
    await does(store, done, { kind: 'answered', who: 'ada' });
    expect((await store.list({ only: 'open', limit: 9 })).map(({ id }) => id)).toEqual([first, late]);
    expect(await store.list({ only: 'open', limit: 1 })).toHaveLength(1);
    const inVain = await putInto(store, { dueAt: start + day });
    await does(store, inVain, { kind: 'answered', who: 'ada' });
    await does(store, inVain, { kind: 'contradicted', who: 'visitor' });
    for (const only of ['open', 'new'] as const)
      expect((await store.list({ only, limit: 9 })).map(({ id }) => id).slice(0, 2)).toEqual([inVain, first]);
  });

  test('a reference leads to its inquiry, among ids that end alike', async () => {
    const store = await stores.create();
    const ends = ['8000', '9000', 'a000', 'b000'];
    const ids = ends.map((end) => `019ac000-0000-7000-${end}-0123456789ab`);
    for (const id of ids) await putInto(store, { id });
    await putInto(store);
    const [tail = ''] = new Set(ids.map((id) => tailOf(referenceOf(id))));
    expect((await store.endingIn(tail)).map(({ id }) => id).toSorted()).toEqual(ids);
  });

  test('events wait on a channel of their own, one for each step', async () => {
    const store = await stores.create();
    const id = await putInto(store, { channels: ['webhook'] });
    await does(store, id, taken('ada'), start + 1);
    await does(store, id, { kind: 'answered', who: 'ada' }, start + 2);
    const claim = { now: start + 9, limit: 9, leaseMs: minute };
    const events = await store.claim('event', claim);
    expect(events.map(({ channel }) => channel)).toEqual(['event.1', 'event.2']);
    expect((await store.claim('webhook', claim)).map(({ channel }) => channel)).toEqual(['webhook']);
    expect(await store.claim('event', claim)).toEqual([]);
    expect(await store.leases('event')).toHaveLength(2);
    const [one, two] = events;
    if (!one || !two) throw new Error('no events');
    await store.renew(one, { now: start + 10, leaseMs: minute });
    expect(await store.done(one, start + 10)).toBe(true);
    await store.fail(two, { now: start + 10, nextAttemptAt: start + day, error: '503' });
    await store.hasten('mail', start + 11);
    expect(await store.claim('event', { ...claim, now: start + 11 })).toEqual([]);
    await store.hasten('event', start + 11);
    expect(await store.claim('event', { ...claim, now: start + 11 })).toMatchObject([{ channel: 'event.2' }]);
  });

  test('a suspect that turns out genuine was promised from when it came', async () => {
    const store = await stores.create();
    const id = await putInto(store, { suspicion: 'surge', channels: [] });
    await store.makeGenuine(id, { now: start + 20 * hour, channels: ['mail'] });
    expect(await store.get(id)).toMatchObject({ state: 'new', dueAt: start + day });
  });

  test('history and events go with the inquiry', async () => {
    const url = await stores.createUrl();
    const store = await stores.open(url);
    await does(store, await putInto(store), taken('ada'));
    expect(await query(url, 'SELECT * FROM step')).toHaveLength(1);
    expect(await store.erase('ada@example.com')).toMatchObject({ clean: true });
    expect([
      ...(await query(url, 'SELECT * FROM step')),
      ...(await query(url, 'SELECT * FROM outbox')),
    ]).toEqual([]);
  });
});
