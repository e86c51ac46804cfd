import { describe, expect, test } from 'vitest';
import { act } from '../../../service/desk/act.ts';
import type { StoredInquiry } from '../../../service/store/Store.ts';
import { ada, bob, useDesks } from '../support-store/desk.ts';
import { day, hour, minute, start } from '../support-store/inquiry.ts';
import { databases } from '../support-store/stores.ts';

const stateOf = (inquiry: StoredInquiry | null) =>
  inquiry && [inquiry.state, inquiry.takenBy, inquiry.version];

describe.each(databases)('what the desk does, on %s', (database) => {
  const open = useDesks(database);

  test('whoever takes it first has it; the second reads who was first, and nothing is done', async () => {
    const { signedIn, put, store, clock } = await open();
    const [one, other] = [await signedIn(), await signedIn(bob)];
    const { id, reference, page } = await put();
    expect((await one.ask('/desk/')).props('list').rows).toMatchObject([{ reference, version: 0 }]);
    clock.time += minute;
    expect((await other.post(`${page}take/`, { version: '0' })).location).toBe(page);
    expect((await other.ask(page)).props('inquiry').notice).toEqual({
      kind: 'done',
      post: 'take',
      reference,
    });
    const second = await one.post(`${page}take/`, { version: '0' });
    expect(second.status).toBe(409);
    expect(second.props('inquiry').notice).toEqual({
      kind: 'first',
      who: bob,
      at: clock.time,
      state: 'taken',
    });
    expect(stateOf(await store.get(id))).toEqual(['taken', bob, 1]);
    // Pressed twice by the same.
    expect((await other.post(`${page}take/`, { version: '0' })).status).toBe(303);
    expect(stateOf(await store.get(id))).toEqual(['taken', bob, 1]);
  });

  test('of many at once, one has it', async () => {
    const { signedIn, put, store } = await open();
    const [one, other] = [await signedIn(), await signedIn(bob)];
    const { id, page } = await put();
    const answers = await Promise.all(
      [one, other, one, other].map((browser) => browser.post(`${page}take/`, { version: '0' })),
    );
    const taken = await store.get(id);
    expect([taken?.version, taken?.steps.length]).toEqual([1, 1]);
    const [mine, theirs] = [
      [answers[0], answers[2]],
      [answers[1], answers[3]],
    ].toSorted(([a], [b]) => (a?.status ?? 0) - (b?.status ?? 0));
    expect(mine?.map((answer) => answer?.status)).toEqual([303, 303]);
    expect(theirs?.map((answer) => answer?.status)).toEqual([409, 409]);
  });

  test('an inquiry goes from hand to hand, is answered, and opened again', async () => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    const does = async (what: string, version: number, fields: Readonly<Record<string, string>> = {}) => {
      const { status } = await one.post(`${page}${what}/`, { version: String(version), ...fields });
      return [status, ...(stateOf(await store.get(id)) ?? [])];
    };
    expect(await does('take', 0)).toEqual([303, 'taken', ada, 1]);
    expect(await does('hand-over', 1, { to: bob })).toEqual([303, 'taken', bob, 2]);
    expect(await does('give-back', 2)).toEqual([303, 'new', null, 3]);
    expect(await does('answer', 3)).toEqual([303, 'answered', null, 4]);
    expect(await does('reopen', 4)).toEqual([303, 'new', null, 5]);
    expect(await does('aside', 5, { words: 'An advertisement.' })).toEqual([303, 'aside', null, 6]);
    expect(await does('hand-over', 6, { to: 'eve@evil.example' })).toEqual([400, 'aside', null, 6]);
    const { inquiry } = (await one.ask(page)).props('inquiry');
    expect(inquiry.steps.map(({ kind, who, via, words }) => [kind, who, via, words])).toEqual([
      ['taken', ada, 'desk', null],
      ['handed_over', ada, 'desk', null],
      ['given_back', ada, 'desk', null],
      ['answered', ada, 'desk', null],
      ['reopened', ada, 'desk', null],
      ['aside', ada, 'desk', 'An advertisement.'],
    ]);
    const acts = (await one.ask('/desk/log/')).props('log');
    expect(acts.rows.map(({ who, what }) => [who, what]).slice(0, 2)).toEqual([
      [ada, `desk: aside ${id}`],
      [ada, `desk: reopened ${id}`],
    ]);
    expect(acts.total).toBe(7);
  });

  test('a page that is no longer true does nothing, and shows what is', async () => {
    const { signedIn, put, store } = await open();
    const [one, other] = [await signedIn(), await signedIn(bob)];
    const { id, page } = await put();
    await other.post(`${page}take/`, { version: '0' });
    await other.post(`${page}give-back/`, { version: '1' });
    const stale = await one.post(`${page}aside/`, { version: '0', words: 'Junk' });
    expect([stale.status, stale.props('aside').notice, stale.props('aside').typed]).toEqual([
      409,
      { kind: 'changed' },
      'Junk',
    ]);
    await other.post(`${page}answer/`, { version: '2' });
    const late = await one.post(`${page}answer/`, { version: '1' });
    // It is so already, whoever did it.
    expect(late.status).toBe(303);
    expect((await one.post(`${page}take/`, { version: '2' })).props('inquiry').notice).toMatchObject({
      ...{ kind: 'first', who: bob, state: 'answered' },
    });
    expect(stateOf(await store.get(id))).toEqual(['answered', null, 3]);
  });

  test('what its visitor says stands on top until somebody answers', async () => {
    const { signedIn, put, store, clock } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    await one.post(`${page}answer/`, { version: '0' });
    clock.time += hour;
    const wish = { kind: 'contradicted', who: 'visitor' } as const;
    await act(store, { id, wish, via: 'visitor', now: clock.time, told: false });
    expect((await one.ask('/desk/')).props('list').rows).toMatchObject([
      { state: 'new', contradictedAt: clock.time, may: expect.arrayContaining(['take', 'answer']) },
    ]);
    await one.post(`${page}answer/`, { version: '2' });
    expect((await one.ask(page)).props('inquiry').inquiry.contradictedAt).toBeNull();
  });

  test('the mail of an answer names the reference', async () => {
    const { signedIn, put } = await open();
    const one = await signedIn();
    const { reference, page } = await put();
    const { subject, inquiry } = (await one.ask(`${page}answer/`)).props('answer');
    expect([subject, inquiry.fields.email]).toEqual([
      `Your inquiry to Agency, ${reference}`,
      'ada@example.com',
    ]);
  });

  test('a note is kept with its lines, found again, and told to nobody', async () => {
    const { signedIn, put, store } = await open({
      ...{ WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` },
    });
    const one = await signedIn();
    const { id, reference, page } = await put();
    await one.post(`${page}take/`, { version: '0' });
    // Of a page that is no longer true: whatever else happened, the note is one.
    const words = 'Called back.\r\n\r\nWants a <b>quote</b> by Friday, says ΆΛΦΑ.';
    expect((await one.post(`${page}note/`, { version: '0', words })).status).toBe(303);
    const { inquiry } = (await one.ask(page)).props('inquiry');
    expect(inquiry.steps.at(-1)).toMatchObject({
      ...{ kind: 'noted', who: ada, state: 'taken', takenBy: ada },
      words: words.replaceAll('\r', ''),
    });
    expect((await store.get(id))?.deliveries.map(({ channel }) => channel)).toEqual(['event.1', 'mail']);
    const found = await one.post('/desk/search/', { words: 'άλφα QUOTE', before: '' });
    expect(found.props('search').result?.rows).toMatchObject([{ reference }]);
  });

  test.each([
    ['empty', ' \r\n', { kind: 'empty' }],
    ['too long', 'x'.repeat(2001), { kind: 'tooLong', limit: 2000 }],
  ])('a note that is %s is handed back', async (_what, words, notice) => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    const answer = await one.post(`${page}note/`, { version: '0', words });
    expect([answer.status, answer.props('inquiry').notice, answer.props('inquiry').typed]).toEqual([
      422,
      notice,
      words.trim(),
    ]);
    expect((await store.get(id))?.version).toBe(0);
  });

  test('a suspect is found genuine, and its promise counts from when it came', async () => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, reference, page } = await put({ suspicion: 'too-fast', channels: [] });
    expect((await one.ask('/desk/suspects/')).props('suspects').rows).toMatchObject([
      { reference, suspicion: 'too-fast', may: expect.arrayContaining(['genuine', 'suspect']) },
    ]);
    expect((await one.post(`${page}take/`, { version: '0' })).props('inquiry').notice).toEqual({
      ...{ kind: 'refused', why: 'suspect' },
    });
    expect((await one.post(`${page}genuine/`, { version: '0' })).status).toBe(303);
    expect(await store.get(id)).toMatchObject({
      ...{ suspicion: null, dueAt: start + day, deliveries: [{ channel: 'mail', state: 'waiting' }] },
    });
    expect((await one.post(`${page}genuine/`, { version: '0' })).status).toBe(409);
  });

  test('a genuine one is made a suspect, which no digest shows again', async () => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    expect((await one.post(`${page}suspect/`, { version: '0' })).status).toBe(303);
    expect((await store.get(id))?.suspicion).toBe('staff');
    expect(await store.undigested(9)).toEqual([]);
    const surge = await put({ suspicion: 'surge', channels: [] });
    expect((await store.stats(start)).unseen).toBe(1);
    expect((await one.post(`${surge.page}suspect/`, { version: '0' })).status).toBe(303);
    expect((await store.stats(start)).unseen).toBe(0);
    const answered = await put();
    await one.post(`${answered.page}answer/`, { version: '0' });
    expect((await one.post(`${answered.page}suspect/`, { version: '1' })).status).toBe(409);
  });

  test('it is delivered again on request', async () => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    const [delivery] = await store.claim('mail', { now: start, limit: 1, leaseMs: 1 });
    if (delivery) await store.park(delivery, { now: start, error: '550 no' });
    expect((await one.ask('/desk/')).props('list').rows).toMatchObject([{ parked: true }]);
    expect((await one.post(`${page}redeliver/`, { version: '0' })).status).toBe(303);
    expect((await store.get(id))?.deliveries).toMatchObject([{ channel: 'mail', state: 'waiting' }]);
  });

  test('lists are by state, overdue first, with counts; pages hold fifty', async () => {
    const { signedIn, put, clock, store } = await open();
    const one = await signedIn();
    const [late, soon] = [
      await put({ receivedAt: start - 30 * hour }),
      await put({ receivedAt: start - hour }),
    ];
    const later = await put({ receivedAt: start });
    for (let count = 0; count < 50; count++) await put({ receivedAt: start + minute + count });
    await one.post(`${soon.page}take/`, { version: '0' });
    clock.time += hour;
    const list = (await one.ask('/desk/')).props('list');
    expect(list.rows.slice(0, 3).map(({ reference }) => reference)).toEqual(
      [late, soon, later].map(({ reference }) => reference),
    );
    expect([list.rows.length, list.total, list.page, list.promiseHours]).toEqual([50, 53, 1, 24]);
    expect(list.counts).toEqual({
      ...{ open: 53, new: 52, taken: 1, answered: 0, aside: 0, before: 0, overdue: 1, suspects: 0 },
    });
    expect((await one.ask('/desk/?page=2')).props('list').rows).toHaveLength(3);
    expect((await one.ask('/desk/?state=taken')).props('list').rows).toMatchObject([{ takenBy: ada }]);
    expect((await one.ask('/desk/?state=nonsense&page=-1')).props('list')).toMatchObject({
      list: 'open',
      page: 1,
    });
    expect((await one.ask('/desk/inquiry/00000-00000/')).status).toBe(404);
    expect((await one.ask('/desk/measure/')).props('measure').periods.map(({ days }) => days)).toEqual([
      30, 90, 365,
    ]);
    expect(await store.deskCounts(clock.time)).toMatchObject({ inquiries: { overdue: 1 } });
  });

  test('one inquiry comes with the others of the same address, newest first', async () => {
    const { signedIn, put } = await open();
    const one = await signedIn();
    await put({ fields: { email: 'someone@example.com' } });
    const id = (time: number) => `0198c0de-0000-7000-8000-00000000000${time}`;
    const [first, second] = [
      await put({ id: id(1) }),
      await put({ id: id(2), suspicion: 'honeypot', channels: [] }),
    ];
    const { page } = await put({ id: id(3), fields: { email: 'ADA@Example.COM' } });
    expect((await one.ask(page)).props('inquiry').inquiry.others).toMatchObject([
      { reference: second.reference, suspicion: 'honeypot' },
      { reference: first.reference, state: 'new' },
    ]);
  });

  test('a search is not held up by what was written to do so', async () => {
    const { signedIn, put } = await open();
    const one = await signedIn();
    // Putting a heap of marks in order takes the square of their number.
    const projectBrief = `a${'\u0300\u0316'.repeat(4_990)}`;
    const { reference } = await put({ fields: { projectBrief: 'needle' } });
    const timeOf = async (work: () => unknown) => {
      const before = performance.now();
      await work();
      return performance.now() - before;
    };
    const search = () =>
      timeOf(async () => {
        const { result } = (await one.post('/desk/search/', { words: 'needle', before: '' })).props('search');
        expect([result?.rows.map((row) => row.reference), result?.cut]).toEqual([[reference], false]);
      });
    await search();
    const usual = await search();
    const ordering = await timeOf(() => {
      for (let count = 0; count < 20; count++) projectBrief.normalize('NFKC');
    });
    for (let count = 0; count < 20; count++) await put({ fields: { projectBrief } });
    expect((await search()) - usual).toBeLessThan(ordering / 2);
  });

  test('a search looks at the newest first and says where to go on', async () => {
    const { signedIn, put } = await open();
    const one = await signedIn();
    const put61 = Array.from({ length: 61 }, async (_, index) =>
      put({ receivedAt: start + index, fields: { name: `Zoë ${index}`, projectBrief: 'Straße' } }),
    );
    const made = await Promise.all(put61);
    await put({ receivedAt: start + 99, fields: { name: 'Somebody' } });
    const search = async (words: string, before = '') =>
      (await one.post('/desk/search/', { words, before })).props('search').result;
    const first = await search('ZOË strasse'.replace('strasse', 'STRAßE'));
    expect([first?.rows.length, first?.rows[0]?.name, first?.cut]).toEqual([50, 'Zoë 60', false]);
    const rest = await search('zoë', first?.older ?? '');
    expect([rest?.rows.length, rest?.rows.at(-1)?.name, rest?.older]).toEqual([11, 'Zoë 0', null]);
    const [oldest] = made;
    expect((await search(oldest?.reference ?? ''))?.rows).toMatchObject([{ name: 'Zoë 0' }]);
    expect((await search(oldest?.reference.toLowerCase().replace('-', '') ?? ''))?.rows).toHaveLength(1);
    expect((await search("%' OR 1=1 --"))?.rows).toEqual([]);
    expect(await search('   ')).toBeNull();
    expect((await one.ask('/desk/search/?words=zoe')).props('search').result).toBeNull();
  });
});
