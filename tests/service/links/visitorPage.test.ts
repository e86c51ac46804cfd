import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { act } from '../../../service/desk/act.ts';
import type { Wish } from '../../../service/desk/decide.ts';
import { postForm, postJson, sound } from '../support/inquiry.ts';
import { open, press, sendInquiry } from '../support/links.ts';
import { startService } from '../support/service.ts';
import { query } from '../support-store/query.ts';
import { day, hour, minute } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

const other = 'ada@right.example';

describe.each(databases)('the page of an inquiry’s visitor, with %s', (database) => {
  const stores = useStores(database);

  /** The service, an inquiry in it with its page and cookie, and a clock that is set by hand. */
  async function withInquiry(env: Readonly<Record<string, string>> = {}) {
    const clock = { time: Date.UTC(2026, 10, 28, 14, 5) };
    let woken = 0;
    const databaseUrl = await stores.createUrl();
    const service = await startService({
      env: { DATABASE_URL: databaseUrl, ...env },
      parts: { now: () => clock.time, onStored: () => void woken++ },
    });
    const sent = await sendInquiry(service.url);
    const { id } = sent;
    return {
      ...{ ...service, ...sent, clock, databaseUrl, reference: referenceOf(id) },
      woken: () => woken,
      read: () => service.store.get(id),
      act: (wish: Partial<Wish> & Pick<Wish, 'kind'>) =>
        act(service.store, { id, wish: { who: 'ada', ...wish }, via: 'cli', now: clock.time, told: false }),
    };
  }

  test('is named by the answer, the same for a repeat, and holds nothing that he wrote', async () => {
    const { url, path, id, reference } = await withInquiry();
    expect(path).toMatch(/^\/inquiry\/[0-9A-Z]{10}[\w-]{22}\/$/);
    const { status, text, headers } = await open(url, path);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(text).toContain('part new');
    expect(text).toContain('part due');
    expect(text).toContain(`>${reference}<`);
    expect(text).toContain('<i data-text="hours">24</i>');
    expect(text).toContain('datetime="2026-11-29T14:05:00.000Z"');
    expect(text).toContain('>14:05 UTC<');
    for (const word of [...Object.values(sound), id]) expect(text).not.toContain(`>${word}`);
    expect(text).not.toContain('part no-answer');
    const key = { 'idempotency-key': 'one' };
    const [first, second] = [await postJson(url, sound, key), await postJson(url, sound, key)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  test('is where a form without script leads', async () => {
    const { url, store } = await withInquiry();
    const response = await postForm(url, { ...sound, projectBrief: 'By form' });
    const path = response.headers.get('location') ?? '';
    expect(response.status).toBe(303);
    const cookie = (response.headers.get('set-cookie') ?? '').replace(/;.*/, '');
    const { text } = await open(url, path, { cookie });
    expect(text).toContain(`<b data-text="email">${sound.email}</b>`);
    expect((await store.list({ limit: 5 })).length).toBe(2);
  });

  test('says how far it is', async () => {
    const service = await withInquiry();
    const { url, path, clock } = service;
    const parts = async () =>
      [...(await open(url, path)).text.matchAll(/part ([a-z-]+)/g)].map(([, part]) => part);
    await service.act({ kind: 'taken' });
    expect(await parts()).toEqual(['taken', 'due']);
    clock.time += day;
    expect(await parts()).toEqual(['taken', 'late', 'no-answer']);
    await service.act({ kind: 'answered' });
    expect(await parts()).toEqual(['answered', 'no-answer']);
    await service.act({ kind: 'reopened' });
    await service.act({ kind: 'aside' });
    expect(await parts()).toEqual(['aside', 'no-answer']);
  });

  test('opens the inquiry again when no answer has come: once it is answered, or late, not before', async () => {
    const service = await withInquiry();
    const { path, clock, read } = service;
    const noAnswer = () => press(service, path, { answered: 'no' });
    expect((await noAnswer()).status).toBe(303);
    expect(await read()).toMatchObject({ state: 'new', version: 0 });
    await service.act({ kind: 'taken' });
    await service.act({ kind: 'answered' });
    const before = service.woken();
    const told = await noAnswer();
    expect([told.status, told.headers.get('location')]).toEqual([303, path]);
    expect(service.woken()).toBe(before + 1);
    const opened = { state: 'new', takenBy: null, answeredAt: null, version: 3 };
    expect(await read()).toMatchObject(opened);
    expect((await read())?.steps[2]).toMatchObject({ kind: 'contradicted', via: 'visitor', who: 'visitor' });
    await noAnswer();
    expect(await read()).toMatchObject(opened);
    const { text } = await open(service.url, path);
    expect(text).toContain('part told');
    expect(text).not.toContain('part no-answer');
    expect(await service.store.stats(clock.time)).toMatchObject({ lastContradictedAt: clock.time });
    expect(await service.store.list({ limit: 5, only: 'contradicted' })).toHaveLength(1);
  });

  test('leaves a late inquiry with whoever has it when no answer has come', async () => {
    const service = await withInquiry();
    await service.act({ kind: 'taken' });
    service.clock.time += day;
    await press(service, service.path, { answered: 'no' });
    expect(await service.read()).toMatchObject({ state: 'taken', takenBy: 'ada', version: 2 });
  });

  test('shows the address, and lets it be corrected, in the browser that sent it, for ten minutes', async () => {
    const service = await withInquiry();
    const { url, path, sent, clock, read, cookie } = service;
    expect(cookie).toMatch(/^sent=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await open(url, path)).text).not.toContain('@');
    expect((await open(url, path, { cookie: `a=b; ${sent}` })).text).toContain(`>${sound.email}<`);
    expect((await press(service, path, { email: other })).status).toBe(403);
    expect((await press(service, path, { email: other }, { cookie: sent })).status).toBe(303);
    expect(await read()).toMatchObject({ fields: { ...sound, email: other }, state: 'new', version: 1 });
    expect((await open(url, path, { cookie: sent })).text).toContain(`>${other}<`);
    expect(await service.store.find(sound.email)).toEqual([]);
    expect(await service.store.find(other)).toEqual([service.id]);
    clock.time += 10 * minute + 1;
    expect((await open(url, path, { cookie: sent })).text).not.toContain('@');
    expect((await press(service, path, { email: sound.email }, { cookie: sent })).status).toBe(403);
    expect(await read()).toMatchObject({ version: 1 });
  });

  test('does not take the cookie of another inquiry, nor one that was changed', async () => {
    const service = await withInquiry();
    const second = await sendInquiry(service.url, { projectBrief: 'Another' });
    const later = service.sent.replace(/\d+/, (until) => String(Number(until) + hour));
    for (const cookie of [second.sent, later, 'sent=', 'sent=x'])
      expect((await press(service, service.path, { email: other }, { cookie })).status).toBe(403);
  });

  test('is unlocked on https by a cookie of this host alone', async () => {
    const service = await withInquiry({ SITE_URL: 'https://agency.example' });
    expect(service.cookie).toMatch(/^__Host-sent=.*; Secure$/);
    expect((await open(service.url, service.path, { cookie: service.sent })).text).toContain(sound.email);
  });

  test.each(['nobody', 'a@b.example, c@d.example', `${'a'.repeat(250)}@b.example`, ''])(
    'hands the address %j back',
    async (email) => {
      const service = await withInquiry();
      const { status, text } = await press(service, service.path, { email }, { cookie: service.sent });
      expect(status).toBe(422);
      expect(text).toContain('part wrong');
      expect(text).toContain('aria-invalid="true"');
      expect(await service.read()).toMatchObject({ version: 0 });
    },
  );

  test('takes three other addresses, and mails and tells of each', async () => {
    const service = await withInquiry({
      WEBHOOK_URL: 'https://crm.example/',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    });
    const correct = (email: string) => press(service, service.path, { email }, { cookie: service.sent });
    for (const name of ['one', 'two', 'three'])
      expect((await correct(`${name}@right.example`)).status).toBe(303);
    expect((await correct('four@right.example')).status).toBe(429);
    expect((await service.read())?.deliveries.map(({ channel }) => channel)).toEqual([
      ...['correction.1', 'correction.2', 'correction.3', 'event.1', 'event.2', 'event.3', 'mail', 'webhook'],
    ]);
  });

  test('takes no more of them when they come at once', async () => {
    const service = await withInquiry();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const fields = { email: `${index}@victim.example` };
        return (await press(service, service.path, fields, { cookie: service.sent })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
    const channels = (await service.read())?.deliveries.map(({ channel }) => channel) ?? [];
    expect(channels.filter((channel) => channel.startsWith('correction.'))).toHaveLength(3);
  });

  test('keeps no address before the last one', async () => {
    const service = await withInquiry();
    await press(service, service.path, { email: other }, { cookie: service.sent });
    const table = database === 'SQLite' ? 'person' : 'inquiry';
    const rows = JSON.stringify(await query(service.databaseUrl, `SELECT * FROM ${table}`));
    expect(rows).toContain(other);
    expect(rows).not.toContain(sound.email);
  });

  test('says the same to a script', async () => {
    const { url, path, reference, sent } = await withInquiry();
    const response = await fetch(url + path, { headers: { accept: 'application/json', cookie: sent } });
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      ...['application/json; charset=utf-8', 'accept'],
    ]);
    expect(await response.json()).toEqual({
      shown: ['there', 'new', 'due', 'sender'],
      values: expect.objectContaining({ reference, email: sound.email, due: '2026-11-29T14:05:00.000Z' }),
    });
  });

  test('ends as links do, but lives through one change of the key', async () => {
    const { url, path, clock, store, id } = await withInquiry();
    const status = async () => (await open(url, path)).status;
    await store.renewLinkKey('second');
    expect(await status()).toBe(200);
    clock.time += 8 * day + 1;
    expect(await status()).toBe(404);
    clock.time -= 8 * day + 1;
    await store.renewLinkKey('third');
    expect(await status()).toBe(404);
    const again = await sendInquiry(url, { projectBrief: 'Another' });
    expect((await open(url, again.path)).status).toBe(404);
    expect(id).not.toBe(again.id);
  });

  test('is nothing under a token that was changed, and has one address', async () => {
    const { url, path } = await withInquiry();
    const changed = [
      path.replace(/.{2}\/$/, 'AA/'),
      path.replace(/.\/$/, '/'),
      '/inquiry/',
      '/inquiry/x/',
      '/inquiry/%00/',
    ];
    for (const wrong of changed) {
      const { status, text } = await open(url, wrong);
      expect([wrong, status]).toEqual([wrong, 404]);
      expect(text).toContain('nothing here');
    }
    const bare = await open(url, path.slice(0, -1));
    expect([bare.status, bare.headers.get('location')]).toEqual([308, path]);
  });

  test('lets a suspect’s visitor say that no answer has come, and tells nobody of another address', async () => {
    const { url, ...service } = await withInquiry();
    const response = await postForm(url, { ...sound, projectBrief: 'Trapped', website: 'x' });
    const path = response.headers.get('location') ?? '';
    const cookie = (response.headers.get('set-cookie') ?? '').replace(/;.*/, '');
    await press({ url }, path, { email: other }, { cookie });
    service.clock.time += day;
    await press({ url }, path, { answered: 'no' });
    const [suspect] = await service.store.list({ limit: 1, only: 'contradicted' });
    expect(suspect).toMatchObject({ suspicion: 'honeypot', state: 'new', version: 2, deliveries: [] });
    expect(suspect?.fields.email).toBe(other);
  });

  test('counts its forms as inquiries are counted', async () => {
    const service = await withInquiry({ RATE_LIMIT_PER_MINUTE: '2' });
    expect((await press(service, service.path, { answered: 'no' })).status).toBe(303);
    const refused = await press(service, service.path, { answered: 'no' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('part trouble');
    expect((await open(service.url, service.path)).status).toBe(200);
  });

  test('is in no line of the log', async () => {
    const service = await withInquiry();
    await open(service.url, service.path);
    await press(service, service.path, { email: other }, { cookie: service.sent });
    await open(service.url, service.path.slice(0, -1));
    expect(service.log()).toContain('/inquiry/:token/');
    for (const word of [service.path.split('/')[2] ?? '', other, sound.email, service.sent.slice(5)])
      expect(service.log()).not.toContain(word);
  });
});
