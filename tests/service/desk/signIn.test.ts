import { describe, expect, test } from 'vitest';
import { hashOfCode } from '../../../service/desk/access/secrets.ts';
import { minute } from '../support-store/inquiry.ts';
import { ada, bob, useDesks } from '../support-store/desk.ts';
import { query } from '../support-store/query.ts';
import { databases } from '../support-store/stores.ts';

describe.each(databases)('signing in, on %s', (database) => {
  const open = useDesks(database);

  test('by the code of a mail, in the browser that asked', async () => {
    const { browser, askFor } = await open();
    const one = browser();
    expect((await one.ask('/desk/')).location).toBe('/desk/sign-in/');
    const { mail, code } = await askFor(one);
    expect(mail).toMatch(/^To: ada@agency\.example\r$/m);
    expect((await one.ask('/desk/code/')).props('code').until).not.toBeNull();
    // As people type it.
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    expect((await one.ask('/desk/code/', { form: { code: typed, next: '/desk/log/' } })).location).toBe(
      '/desk/log/',
    );
    expect((await one.ask('/desk/')).props('list').user).toBe(ada);
  });

  test('by its link, once, and only there: elsewhere the page asks for the code', async () => {
    const { browser, askFor } = await open();
    const [asked, other] = [browser(), browser()];
    const { link } = await askFor(asked);
    expect(link.length + 'https://desk.agency.example'.length).toBeLessThan(76);
    expect((await other.ask(link)).props('link').state).toBe('elsewhere');
    expect((await other.ask(link, { form: { csrf: '' } })).status).toBe(403);
    expect((await asked.ask(link)).props('link').state).toBe('ready');
    expect((await asked.ask(link, { form: { csrf: '' } })).location).toBe('/desk/');
    expect((await asked.ask('/desk/')).props('list').user).toBe(ada);
    expect((await asked.ask(link, { form: { csrf: '' } })).props('link').state).toBe('over');
  });

  test('looking at a link uses nothing up, however often and in whatever way', async () => {
    const { browser, askFor } = await open();
    const asked = browser();
    const { link } = await askFor(asked);
    const scanner = browser({ 'user-agent': 'Scanner' });
    for (let count = 0; count < 3; count++) {
      expect((await scanner.ask(link, { method: 'HEAD' })).status).toBe(200);
      expect((await scanner.ask(link)).status).toBe(200);
    }
    // One that presses buttons says no origin, or has not the cookie.
    expect((await scanner.ask(link, { form: 'csrf=', headers: { origin: '' } })).status).toBe(403);
    expect((await scanner.ask(link, { form: { csrf: '' } })).status).toBe(403);
    expect(scanner.cookies.has('desk')).toBe(false);
    expect((await asked.ask(link, { form: { csrf: '' } })).location).toBe('/desk/');
  });

  test('within ten minutes', async () => {
    const { browser, askFor, clock } = await open();
    const one = browser();
    const { code, link } = await askFor(one);
    clock.time += 10 * minute;
    expect((await one.ask(link)).props('link').state).toBe('over');
    const answer = await one.ask('/desk/code/', { form: { code, next: '' } });
    expect([answer.status, answer.props('code').problem]).toEqual([422, { why: 'over' }]);
  });

  test('with five tries, in all that the browser asked for', async () => {
    const { browser, askFor } = await open();
    const one = browser();
    const { code } = await askFor(one);
    const guess = async () =>
      (await one.ask('/desk/code/', { form: { code: 'ZZZZ-ZZZZ', next: '' } })).props('code').problem;
    for (const triesLeft of [4, 3, 2, 1]) expect(await guess()).toEqual({ why: 'wrong', triesLeft });
    expect(await guess()).toEqual({ why: 'over' });
    const answer = await one.ask('/desk/code/', { form: { code, next: '' } });
    expect(answer.props('code').problem).toEqual({ why: 'over' });
  });

  test('a code that nobody asked for here costs no work', async () => {
    const { browser } = await open();
    const one = browser();
    one.cookies.set('desk-asked', 'A'.repeat(22));
    const cost = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      await Promise.all(Array.from({ length: 40 }, work));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const answered = await cost(async () => {
      const answer = await one.ask('/desk/code/', { form: { code: '0000-0000', next: '' } });
      expect(answer.props('code').problem).toEqual({ why: 'over' });
    });
    expect(answered).toBeLessThan(await cost(() => hashOfCode('0000-0000', 'A'.repeat(22))));
  });

  test('a later mail voids no earlier one', async () => {
    const { browser, askFor } = await open();
    const one = browser();
    const { code } = await askFor(one);
    await askFor(one);
    expect((await one.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(303);
  });

  test('a code is good in no other browser, and once', async () => {
    const { browser, askFor } = await open();
    const [one, other] = [browser(), browser()];
    const { code } = await askFor(one);
    await askFor(other, bob);
    expect((await other.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(422);
    const holder = new Map(one.cookies);
    expect((await one.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(303);
    const replay = browser();
    for (const [name, value] of holder) replay.cookies.set(name, value);
    expect((await replay.ask('/desk/code/', { form: { code, next: '' } })).props('code').problem).toEqual({
      why: 'over',
    });
  });

  test('whether somebody of the desk has an address, no answer says', async () => {
    const { browser, mails, service } = await open();
    const before = mails.length;
    const asks = async (email: string) => {
      const one = browser();
      const answer = await one.ask('/desk/sign-in/', { form: { email, next: '' } });
      const { until, now, ...page } = (await one.ask('/desk/code/')).props('code');
      const wrong = await one.ask('/desk/code/', { form: { code: '0000-0000', next: '' } });
      const cookies = answer.setCookies.map((cookie) => cookie.replace(/=[\w-]{22};/, '=…;'));
      return [answer.status, answer.location, answer.text, cookies, page, (until ?? 0) - now, wrong.status];
    };
    expect(await asks('eve@evil.example')).toEqual(await asks(bob));
    await expect.poll(() => mails.length).toBe(before + 1);
    await service.close();
    expect(mails.length).toBe(before + 1);
  });

  test('nobody’s limit is used up by strangers: a browser that was signed in has its own', async () => {
    const { browser, signedIn, askFor, mails } = await open({ TRUSTED_PROXIES: '127.0.0.1/32' });
    const mine = await signedIn(ada, { 'x-forwarded-for': '192.0.2.1' });
    await mine.post('/desk/sign-out/');
    const before = mails.length;
    const strangers = Array.from({ length: 12 }, (_, index) =>
      browser({ 'x-forwarded-for': `198.51.${index}.1` }),
    );
    const statuses: number[] = [];
    for (const one of strangers)
      statuses.push((await one.ask('/desk/sign-in/', { form: { email: ada, next: '' } })).status);
    expect(statuses.slice(0, 5)).toEqual([303, 303, 303, 303, 303]);
    expect(statuses.at(-1)).toBe(429);
    await expect.poll(() => mails.length).toBe(before + 5);
    const { code } = await askFor(mine);
    expect((await mine.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(303);
  });

  test('one stranger locks nobody out who has never been here', async () => {
    const { browser, askFor, mails } = await open({ TRUSTED_PROXIES: '127.0.0.1/32' });
    const before = mails.length;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const stranger = browser({ 'x-forwarded-for': `198.51.100.${count}` });
      statuses.push((await stranger.ask('/desk/sign-in/', { form: { email: ada, next: '' } })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
    await expect.poll(() => mails.length).toBe(before + 3);
    const mine = browser({ 'x-forwarded-for': '192.0.2.1' });
    const { code } = await askFor(mine);
    expect((await mine.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(303);
  });

  test('a network is stopped before it uses up the limits of many addresses', async () => {
    const { browser } = await open();
    const one = browser();
    const statuses: number[] = [];
    for (let count = 0; count < 22; count++) {
      const email = `user${count}@agency.example`;
      statuses.push((await one.ask('/desk/sign-in/', { form: { email, next: '' } })).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([303]));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('the database has no secret that anybody could use', async () => {
    const { browser, askFor, signedIn, service } = await open();
    const one = browser();
    const { code, link } = await askFor(one);
    const two = await signedIn(bob);
    const { databaseUrl: url } = service;
    const rows = JSON.stringify([
      await query(url, 'SELECT * FROM desk_session'),
      await query(url, 'SELECT * FROM desk_challenge'),
    ]);
    const secrets = [code, code.replace('-', ''), link.split('/')[3] ?? '', ...one.cookies.values()];
    for (const secret of [...secrets, two.cookies.get('desk') ?? '']) {
      expect(secret.length).toBeGreaterThan(7);
      expect(rows).not.toContain(secret);
    }
  });

  test('with the relay down a code is not sent later, and a link from the terminal works', async () => {
    const { browser, service, mails } = await open({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const before = mails.length;
    const one = browser();
    expect((await one.ask('/desk/sign-in/', { form: { email: ada, next: '' } })).status).toBe(303);
    await expect.poll(() => service.log()).toContain('a code for the desk was not sent');
    expect(service.log()).not.toContain(ada);
    expect(await service.store.claim('mail', { now: Date.now(), limit: 9, leaseMs: 1, early: true })).toEqual(
      [],
    );
    expect(mails.length).toBe(before);
  });

  test.each(['', 'nobody', 'a@b', 'ada@agency.example\nBcc: eve@evil.example', `${ada},${bob}`])(
    'no address: %j',
    async (email) => {
      const { browser } = await open();
      const answer = await browser().ask('/desk/sign-in/', { form: { email, next: '' } });
      expect([400, 422]).toContain(answer.status);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/desk/../about/',
    '/about/',
    '/desk/\\evil.example',
  ])('it leads nowhere else: %s', async (next) => {
    const { browser, askFor } = await open();
    const one = browser();
    const { code } = await askFor(one);
    expect((await one.ask('/desk/code/', { form: { code, next } })).location).toBe('/desk/');
  });
});
