import { describe, expect, test } from 'vitest';
import { askTerminal } from '../../../service/desk/access/challenges.ts';
import { act } from '../../../service/desk/act.ts';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { ada, bob, createBrowser, deskUrl, useDesks } from '../support-store/desk.ts';
import { minute, newInquiry, start } from '../support-store/inquiry.ts';
import { databases } from '../support-store/stores.ts';
import { startService } from '../support/service.ts';

describe.each(databases)('what needs a fresh code, on %s', (database) => {
  const open = useDesks(database);

  test('right after signing in it needs none', async () => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    await put({ fields: { email: 'ADA@example.com' } });
    await put({ fields: { email: 'someone@example.com' } });
    expect((await one.ask(`${page}erase/`)).props('erase')).toMatchObject({
      count: 2,
      code: { state: 'given' },
    });
    const erased = await one.post(`${page}erase/`, { version: '0', code: '' });
    expect([erased.status, erased.location]).toEqual([303, '/desk/']);
    expect((await one.ask('/desk/')).props('list')).toMatchObject({
      notice: { kind: 'done', post: 'erase', count: 2 },
      rows: [{}],
    });
    expect(await store.get(id)).toBeNull();
    expect((await store.acts(1)).map(({ who, what }) => [who, what])).toEqual([
      [ada, 'desk: erase: 2 inquiries'],
    ]);
  });

  test('ten minutes later it needs one, by mail, for this session only', async () => {
    const { signedIn, put, store, clock, mailOf, codeIn } = await open();
    const [one, second] = [await signedIn(), await signedIn()];
    const { id, page } = await put();
    clock.time += 10 * minute;
    expect((await one.ask(`${page}erase/`)).props('erase').code).toEqual({ state: 'none', until: null });
    const without = await one.post(`${page}erase/`, { version: '0', code: '' });
    expect([without.status, without.props('erase').code.problem]).toEqual([403, { why: 'over' }]);
    const { mail, result } = await mailOf(() => one.post(`${page}erase/code/`, { version: '0' }));
    expect([result.status, result.location]).toEqual([303, `${page}erase/`]);
    expect(mail).toMatch(/^To: ada@agency\.example\r$/m);
    expect(mail).not.toContain('/desk/link/');
    const code = codeIn(mail);
    expect((await one.ask(`${page}erase/`)).props('erase').code).toEqual({
      state: 'sent',
      until: clock.time + 10 * minute,
    });
    const wrong = await one.post(`${page}erase/`, { version: '0', code: '00000000' });
    expect(wrong.props('erase').code.problem).toEqual({ why: 'wrong', triesLeft: 4 });
    expect((await second.post(`${page}erase/`, { version: '0', code })).status).toBe(403);
    // Nor does it sign anybody in.
    expect((await second.ask('/desk/code/', { form: { code, next: '' } })).status).not.toBe(200);
    expect(await store.get(id)).not.toBeNull();
    expect((await one.post(`${page}erase/`, { version: '0', code })).status).toBe(303);
    expect(await store.get(id)).toBeNull();
    // It is fresh for the next one as well.
    expect((await one.ask('/desk/export/')).props('export').code.state).toBe('given');
  });

  test('nothing is erased from a page that is no longer true', async () => {
    const { signedIn, put, store } = await open();
    const [one, other] = [await signedIn(), await signedIn(bob)];
    const { id, page } = await put();
    await other.post(`${page}take/`, { version: '0' });
    const stale = await one.post(`${page}erase/`, { version: '0', code: '' });
    expect([stale.status, stale.props('erase').notice]).toEqual([409, { kind: 'changed' }]);
    expect(await store.get(id)).not.toBeNull();
  });

  test('the export is a file of all, its formulas disarmed, and on record', async () => {
    const { signedIn, put, store, clock } = await open();
    const one = await signedIn();
    await put({ fields: { name: '=cmd()' } });
    await put({ suspicion: 'honeypot', channels: [] });
    expect((await one.ask('/desk/export/')).props('export').count).toBe(2);
    const csv = await one.post('/desk/export/', { code: '', format: 'csv' });
    expect([csv.status, csv.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    expect(csv.headers.get('content-disposition')).toBe(
      'attachment; filename="inquiries-2026-01-05T09-00-00Z.csv"',
    );
    expect(csv.headers.get('cache-control')).toBe('no-store');
    expect(csv.text.split('\r\n')).toHaveLength(4);
    expect(csv.text).toContain(`"'=cmd()"`);
    const json: unknown = JSON.parse((await one.post('/desk/export/', { code: '', format: 'json' })).text);
    expect(json).toHaveLength(2);
    expect((await store.acts(2)).map(({ who, what }) => [who, what])).toEqual([
      [ada, 'desk: export as json'],
      [ada, 'desk: export as csv'],
    ]);
    clock.time = start + 11 * minute;
    const later = await one.post('/desk/export/', { code: '', format: 'csv' });
    expect([later.status, later.text]).toEqual([403, expect.not.stringContaining('cmd()')]);
    expect((await one.post('/desk/export/', { code: '', format: 'xml' })).status).toBe(400);
  });

  test('codes are mailed six times an hour at most', async () => {
    const { signedIn, clock, mailOf } = await open();
    const one = await signedIn();
    clock.time += 10 * minute;
    for (let count = 0; count < 6; count++) await mailOf(() => one.post('/desk/export/code/'));
    const answer = await one.post('/desk/export/code/');
    expect([answer.status, answer.props('export').code]).toMatchObject([
      429,
      { state: 'sent', problem: { why: 'tooMany' } },
    ]);
  });
});

test('an inquiry whose visitor corrects the address just then is not said to be erased', async () => {
  const inquiry = newInquiry();
  const service = await startService({
    env: { DESK_USERS: ada, DESK_URL: deskUrl },
    verbs: (store) => ({
      async find(email) {
        const wish = { kind: 'corrected', who: 'visitor', email: 'ada@right.example' } as const;
        await act(store, { id: inquiry.id, wish, via: 'visitor', now: start, told: false });
        return store.find(email);
      },
    }),
  });
  await service.store.put(inquiry);
  const one = createBrowser(service.url);
  const { link } = await askTerminal(service.store, ada, Date.now());
  await one.ask(`/desk/link/${link}/`, { form: { csrf: '' } });
  const path = `/desk/inquiry/${referenceOf(inquiry.id)}/erase/`;
  const answer = await one.post(path, { version: '0', code: '' });
  expect([answer.status, answer.props('erase').notice]).toEqual([409, { kind: 'changed' }]);
});
