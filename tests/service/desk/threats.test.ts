import { describe, expect, test } from 'vitest';
import { deskPosts } from '../../../contract/desk.ts';
import { askTerminal } from '../../../service/desk/access/challenges.ts';
import { day, hour, minute } from '../support-store/inquiry.ts';
import { ada, bob, createBrowser, deskUrl, useDesks } from '../support-store/desk.ts';
import { databases } from '../support-store/stores.ts';
import { launchService, startService } from '../support/service.ts';

describe.each(databases)('the desk, attacked, on %s', (database) => {
  const open = useDesks(database);

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site whose browser says no more', { origin: 'https://evil.example' }],
    ['a sibling host', { origin: deskUrl, 'sec-fetch-site': 'same-site' }],
    ['the same host over https', { origin: 'https://desk.localhost' }],
    ['a hidden origin', { origin: 'null' }],
    ['a hidden origin of the own site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['nowhere', { origin: '' }],
    ['an address that somebody typed', { origin: '', 'sec-fetch-site': 'none' }],
  ])('takes no post from %s', async (_what, headers) => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    const { csrf } = (await one.ask(page)).props('inquiry');
    const answer = await one.ask(`${page}take/`, { form: { csrf, version: '0' }, headers });
    expect([answer.status, answer.props('problem').why]).toEqual([403, 'foreign']);
    expect((await store.get(id))?.version).toBe(0);
    const signIn = await one.ask('/desk/sign-in/', { form: { email: ada, next: '' }, headers });
    expect(signIn.status).toBe(403);
  });

  test('takes no post without the token of its own session, whichever it is', async () => {
    const { signedIn, put, store } = await open();
    const [one, other] = [await signedIn(), await signedIn(bob)];
    const { id, reference, page } = await put();
    const theirs = (await other.ask(page)).props('inquiry').csrf;
    const own = (await one.ask(page)).props('inquiry').csrf;
    for (const post of Object.values(deskPosts)) {
      if (['/desk/sign-in/', '/desk/code/', '/desk/link/:token/'].includes(post)) continue;
      const path = post.replace(':reference', reference);
      for (const form of [`version=0`, `csrf=&version=0`, `csrf=${theirs}&version=0`]) {
        const answer = await one.ask(path, { form });
        expect([path, answer.status, answer.props('problem').why]).toEqual([path, 403, 'stale']);
      }
      // The token counts in the body alone.
      const headers = { 'csrf-token': own, 'x-csrf-token': own };
      expect((await one.ask(`${path}?csrf=${own}`, { form: 'version=0', headers })).status).toBe(403);
    }
    expect((await store.get(id))?.version).toBe(0);
  });

  test('asks everybody else to sign in, and shows nothing', async () => {
    const { browser, put } = await open();
    const { page } = await put({ fields: { name: 'Canary Name' } });
    for (const path of [
      '/desk/',
      '/desk/suspects/',
      page,
      `${page}erase/`,
      '/desk/export/',
      '/desk/log/',
      '/desk/search/',
    ]) {
      const answer = await browser().ask(path);
      expect([path, answer.status, answer.text]).toEqual([path, 303, '']);
      expect(answer.location).toMatch(/^\/desk\/sign-in\//);
    }
    const posted = await browser().ask(`${page}take/`, { form: { csrf: '', version: '0' } });
    const next = new URLSearchParams(posted.location.split('?')[1]).get('next');
    expect([posted.status, next]).toEqual([303, page]);
  });

  test('gives another id at sign-in, and the session before it ends', async () => {
    const { browser, askFor, store } = await open();
    const one = browser();
    one.cookies.set('desk', 'A'.repeat(32));
    const first = await askFor(one);
    await one.ask('/desk/code/', { form: { code: first.code, next: '' } });
    const id = one.cookies.get('desk');
    expect(id).not.toBe('A'.repeat(32));
    const thief = browser();
    thief.cookies.set('desk', id ?? '');
    expect((await thief.ask('/desk/')).status).toBe(200);
    // Asked for from a browser that is signed in already.
    const { link } = await askFor(one, bob);
    expect((await one.ask(link, { form: { csrf: '' } })).status).toBe(303);
    expect(one.cookies.get('desk')).not.toBe(id);
    expect((await thief.ask('/desk/')).status).toBe(303);
    expect(await store.sessions({})).toHaveLength(1);
  });

  test('keeps no row for whoever only looks, and writes nothing for a view', async () => {
    const { browser, signedIn, store, clock } = await open();
    const visitor = browser();
    await visitor.ask('/desk/');
    await visitor.ask('/desk/sign-in/');
    expect([visitor.cookies.size, await store.sessions({})]).toEqual([0, []]);
    const one = await signedIn();
    const [before] = await store.sessions({});
    clock.time += minute;
    const answer = await one.ask('/desk/');
    expect([answer.setCookies, await store.sessions({})]).toEqual([[], [before]]);
    clock.time += 5 * minute;
    await one.ask('/desk/');
    expect(await store.sessions({})).toEqual([{ ...before, seenAt: clock.time }]);
  });

  test('ends a session that nobody used for twelve hours, and any after seven days', async () => {
    const { signedIn, clock, store } = await open();
    const [idle, busy] = [await signedIn(), await signedIn(bob)];
    clock.time += 12 * hour;
    expect((await idle.ask('/desk/')).location).toBe('/desk/sign-in/?because=expired');
    const fresh = await signedIn(bob);
    expect((await busy.ask('/desk/')).status).toBe(303);
    for (let passed = 0; passed < 7 * day - 11 * hour; passed += 11 * hour) {
      expect((await fresh.ask('/desk/')).status).toBe(200);
      clock.time += 11 * hour;
    }
    clock.time += 11 * hour;
    expect((await fresh.ask('/desk/')).status).toBe(303);
    expect(await store.sessions({})).toEqual([]);
  });

  test('an ended session is over at once, and nobody’s request brings it back', async () => {
    const { signedIn, store } = await open();
    const [one, lost] = [
      await signedIn(),
      await signedIn(ada, { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26 Safari/604' }),
    ];
    const { sessions } = (await one.ask('/desk/sessions/')).props('sessions');
    expect(sessions.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ['Safari, iPhone', false],
      ['Unknown browser', true],
    ]);
    const { handle } = sessions.find(({ current }) => !current) ?? { handle: '' };
    const asked = await Promise.all([
      ...Array.from({ length: 5 }, () => lost.ask('/desk/')),
      one.post('/desk/sessions/end/', { session: handle }),
    ]);
    expect(asked.at(-1)?.status).toBe(303);
    expect((await one.ask('/desk/sessions/')).props('sessions')).toMatchObject({
      notice: { kind: 'done', post: 'endSession', count: 1 },
      sessions: [{ current: true }],
    });
    expect((await lost.ask('/desk/')).status).toBe(303);
    expect(await store.sessions({})).toHaveLength(1);
  });

  test('nobody ends somebody else’s session; one’s own others end together', async () => {
    const { signedIn } = await open();
    const [one, second, other] = [await signedIn(), await signedIn(), await signedIn(bob)];
    const { sessions } = (await other.ask('/desk/sessions/')).props('sessions');
    await one.post('/desk/sessions/end/', { session: sessions[0]?.handle ?? '' });
    expect((await other.ask('/desk/')).status).toBe(200);
    await one.post('/desk/sessions/end-others/');
    expect([(await one.ask('/desk/')).status, (await second.ask('/desk/')).status]).toEqual([200, 303]);
    expect((await other.ask('/desk/')).status).toBe(200);
  });

  test('signing out ends the session and has the browser forget its pages', async () => {
    const { signedIn, browser } = await open();
    const one = await signedIn();
    const thief = browser();
    thief.cookies.set('desk', one.cookies.get('desk') ?? '');
    const answer = await one.post('/desk/sign-out/');
    expect([answer.status, answer.location]).toEqual([303, '/desk/sign-in/?because=signedOut']);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(one.cookies.has('desk')).toBe(false);
    expect((await thief.ask('/desk/')).status).toBe(303);
  });

  test('every answer says what a browser may do with it', async () => {
    const { signedIn, browser, askFor, put } = await open();
    const one = await signedIn();
    const { page } = await put();
    const other = browser();
    const { link } = await askFor(other, bob);
    const ofLink = await other.ask(link);
    const answers = [
      ...[await one.ask('/desk/'), await one.ask(page), await one.ask('/desk/nothing/'), ofLink],
      ...[
        await other.ask('/desk/'),
        await other.ask('/desk/sign-in/'),
        await one.ask(`${page}take/`, { form: 'x=y' }),
      ],
    ];
    for (const answer of answers) {
      const { headers } = answer;
      expect(headers.get('cache-control')).toBe('no-store');
      // The address of a link is in no Referer, not even in that of its page's own stylesheet.
      expect(headers.get('referrer-policy')).toBe(answer === ofLink ? 'strict-origin' : 'same-origin');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|inline|https?:|\*/);
    }
  });

  test('the log names neither tokens nor addresses, and pages have no cookies', async () => {
    const { browser, askFor, service } = await open();
    const one = browser();
    const { link, code } = await askFor(one);
    await one.ask(link);
    await one.ask(link, { form: { csrf: '' } });
    await one.post('/desk/search/', { words: 'canary', before: '' });
    const log = service.log();
    expect(log).toContain('/desk/link/:token/');
    for (const secret of [link.split('/')[3] ?? '?', code, ada, 'canary', ...one.cookies.values()])
      expect(log).not.toContain(secret);
    expect((await one.ask('/about/')).setCookies).toEqual([]);
  });

  test.each([
    ['a key that is none of the form', 'csrf=CSRF&version=0&state=answered'],
    ['a missing key', 'csrf=CSRF'],
    ['a repeated key', 'csrf=CSRF&version=0&version=1'],
    ['a version that is no number', 'csrf=CSRF&version=0x1'],
    ['a control character', 'csrf=CSRF%00&version=0'],
    ['bytes that are no text', 'csrf=CSRF&version=%ff'],
  ])('a form with %s is refused', async (_what, form) => {
    const { signedIn, put, store } = await open();
    const one = await signedIn();
    const { id, page } = await put();
    const { csrf } = (await one.ask(page)).props('inquiry');
    const answer = await one.ask(`${page}take/`, { form: form.replace('CSRF', csrf) });
    expect([400, 403]).toContain(answer.status);
    expect((await store.get(id))?.version).toBe(0);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a body that is %s is refused',
    async (type) => {
      const { signedIn, put } = await open();
      const one = await signedIn();
      const { page } = await put();
      const answer = await one.ask(`${page}take/`, { form: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
    },
  );

  test('what a visitor wrote is nowhere in an address or a header', async () => {
    const { signedIn, put } = await open();
    const one = await signedIn();
    const { page } = await put({ fields: { name: 'Canary', email: 'canary@example.com' } });
    const { csrf } = (await one.ask(page)).props('inquiry');
    const answer = await one.ask(`${page}note/`, { form: { csrf, version: '0', words: 'canary' } });
    expect(answer.status).toBe(303);
    expect(JSON.stringify([...answer.headers])).not.toContain('canary');
  });
});

describe('where the desk is', () => {
  test('nowhere, unless DESK_USERS names somebody', async () => {
    const { url } = await startService();
    const answer = await fetch(`${url}/desk/`);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
  });

  test('behind a proxy that ends TLS its cookies are for this host over https alone', async () => {
    const env = { DESK_USERS: ada, DESK_URL: 'https://desk.agency.example', TRUSTED_PROXIES: '127.0.0.1/32' };
    const service = await startService({ env });
    const one = createBrowser(service.url, {
      ...{ origin: 'https://desk.agency.example', 'x-forwarded-proto': 'https' },
    });
    const asked = await one.ask('/desk/sign-in/', { form: { email: ada, next: '' } });
    expect(asked.setCookies).toHaveLength(1);
    const { link } = await askTerminal(service.store, ada, Date.now());
    const signedIn = await one.ask(`/desk/link/${link}/`, { form: { csrf: '' } });
    const session = signedIn.setCookies.find((cookie) => cookie.startsWith('__Host-desk=')) ?? '';
    expect(session).toMatch(
      /^__Host-desk=[\w-]{32}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await one.ask('/desk/')).status).toBe(200);
    const [cookie = ''] = asked.setCookies;
    expect(cookie).toMatch(
      /^__Host-desk-asked=[\w-]{22}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('one that is asked for over http says why it does not work instead of setting no cookie', async () => {
    const env = { DESK_USERS: ada, DESK_URL: 'https://desk.agency.example' };
    const service = await startService({ env });
    const answer = await createBrowser(service.url).ask('/desk/sign-in/');
    expect([answer.status, answer.props('problem').why]).toEqual([503, 'unavailable']);
    expect(service.log()).toContain('the desk was asked for over http');
    expect(service.log()).toContain('TRUSTED_PROXIES');
  });

  test('whoever is taken off DESK_USERS is out, and the session is gone', async () => {
    const desk = { DESK_URL: deskUrl };
    const first = await launchService({ env: { ...desk, DESK_USERS: `${ada},${bob}` } });
    const link = async (who: string) => {
      return `/desk/link/${(await askTerminal(first.store, who, Date.now())).link}/`;
    };
    const [one, other] = [createBrowser(first.url), createBrowser(first.url)];
    expect((await one.ask(await link(ada), { form: { csrf: '' } })).status).toBe(303);
    expect((await other.ask(await link(bob), { form: { csrf: '' } })).status).toBe(303);
    const left = await startService({
      env: { ...desk, DESK_USERS: ada, DATABASE_URL: first.databaseUrl },
    });
    const onLeft = (from: typeof one) => {
      const browser = createBrowser(left.url);
      for (const [name, value] of from.cookies) browser.cookies.set(name, value);
      return browser;
    };
    expect((await onLeft(one).ask('/desk/')).status).toBe(200);
    expect((await onLeft(other).ask('/desk/')).status).toBe(303);
    expect((await first.store.sessions({})).map(({ who }) => who)).toEqual([ada]);
    await first.close();
  });

  test('without what the build makes, an answer says that it is not there', async () => {
    const service = await startService({
      env: { DESK_USERS: ada, DESK_URL: deskUrl },
      parts: { loadDesk: () => Promise.reject(new Error('no bundle')) },
    });
    const answer = await createBrowser(service.url).ask('/desk/sign-in/');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    expect(answer.text).not.toContain('bundle');
    expect((await fetch(`${service.url}/about/`)).status).toBe(200);
  });
});
