import { describe, expect, test } from 'vitest';
import { messages } from '../../support/messages.ts';
import { StoreUnavailable } from '../../../service/store/Store.ts';
import { postForm, sound } from '../support/inquiry.ts';
import { openSocket } from '../support/raw.ts';
import { startService } from '../support/service.ts';
import { serviceFile } from '../support/site.ts';

const { alerts } = serviceFile.form;
const typed = { ...sound, name: 'Zoë O’Neill-Ångström', pathName: '/contact/', link: '', website: '' };

/** The page that hands the form back: its text, once status and headers are as they must be. */
async function refusedPage(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  return response.text();
}

describe('a form post without JavaScript', () => {
  test('is stored and answered with the way to the page of its visitor', async () => {
    const { url, store } = await startService();
    const response = await postForm(url, { ...typed, projectBrief: 'one\r\ntwo' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/inquiry\/[\w-]{32}\/$/),
    ]);
    const [stored] = await store.list({ limit: 2 });
    const kept = { ...sound, name: typed.name, pathName: '/contact/', link: '' };
    expect(stored?.fields).toEqual({ ...kept, projectBrief: 'one\r\ntwo' });
  });

  test('sent twice within a day is one inquiry, also with the clock at midnight between', async () => {
    let clock = Date.parse('2026-03-01T23:59:00Z');
    const { url, store } = await startService({ parts: { now: () => clock } });
    await postForm(url, typed);
    clock += 23 * 3_600_000;
    expect((await postForm(url, typed)).status).toBe(303);
    expect(await store.list({ limit: 10 })).toHaveLength(1);
    await postForm(url, { ...typed, projectBrief: 'Another one' });
    expect(await store.list({ limit: 10 })).toHaveLength(2);
    clock += 2 * 3_600_000;
    await postForm(url, typed);
    expect(await store.list({ limit: 10 })).toHaveLength(3);
  });

  test('with broken rules comes back with everything typed and the messages beside the fields', async () => {
    const { url } = await startService();
    const page = await refusedPage(
      await postForm(url, {
        ...typed,
        name: 'R2"><script>',
        email: 'nobody',
        country: '+91 IN',
        projectBrief: '\n<b>&amp;',
      }),
      422,
    );
    expect(page).toContain(`<p role="alert">${alerts.invalid}</p>`);
    expect(page).toContain(
      'value="R2&quot;&gt;&lt;script&gt;" aria-invalid="true" aria-describedby="name-error"',
    );
    expect(page).toContain(`<p id="name-error">${messages.nameLetters}</p>`);
    expect(page).toContain('value="nobody" aria-invalid="true"');
    expect(page).toContain(`<p id="email-error">${messages.emailInvalid}</p>`);
    expect(page).toContain('<option value="+91 IN" selected>');
    // Parsers drop a line break right after the tag, so the typed text begins with the second one.
    expect(page).toContain('<textarea name="projectBrief">\n\n&lt;b&gt;&amp;amp;</textarea>');
    expect(page).toContain('<p id="phone-error"></p>');
    expect(page).not.toContain('<script>');
  });

  test('counts a line break once, as the page does', async () => {
    const { url } = await startService();
    const longest = 'a\n'.repeat(5000);
    expect((await postForm(url, { ...typed, projectBrief: longest.replaceAll('\n', '\r\n') })).status).toBe(
      303,
    );
    expect((await postForm(url, { ...typed, projectBrief: `${longest}a` })).status).toBe(422);
  });

  test('selects a dial code once where countries share it', async () => {
    const { url } = await startService();
    const page = await refusedPage(await postForm(url, { ...typed, name: '', country: '+1' }), 422);
    expect(page.match(/ selected/g)).toHaveLength(1);
    expect(page).toContain('<option value="+1 US" selected>US');
  });

  test('may name the country behind its dial code', async () => {
    const { url, store } = await startService();
    expect((await postForm(url, { ...typed, country: '+1 CA' })).status).toBe(303);
    const [stored] = await store.list({ limit: 1 });
    expect([stored?.fields.country, stored?.countryCode]).toEqual(['+1', 'CA']);
    const page = await refusedPage(await postForm(url, { ...typed, name: '', country: '+1 CA' }), 422);
    expect(page).toContain('<option value="+1 CA" selected>');
    expect(page.match(/ selected/g)).toHaveLength(1);
  });

  test.each(['+1 ca', '+1  CA', '+1 CAN', '1 CA', '+999 CA'])(
    'with the country %j is refused',
    async (country) => {
      const { url } = await startService();
      const page = await refusedPage(await postForm(url, { ...typed, country }), 422);
      expect(page).toContain(alerts.invalid);
    },
  );

  test('keeps to letters only in names from the contact page, and there alone', async () => {
    const { url } = await startService();
    const digits = { ...typed, name: 'R2 D2' };
    expect((await postForm(url, digits)).status).toBe(422);
    expect((await postForm(url, { ...digits, pathName: '/about/' })).status).toBe(303);
    expect((await postForm(url, { ...typed, name: 'عائشة بنت أحمد' })).status).toBe(303);
  });

  test.each([
    ['an unknown key', 'name=Ada&surname=Example'],
    ['a repeated key', 'name=Ada&name=Eve'],
    ['a control character', 'name=Ada%0D%0ABcc:%20eve&email=x'],
    ['NUL', 'name=Ada&projectBrief=%00'],
    ['invalid UTF-8', 'name=Ada&projectBrief=%C3%28'],
    ['half a code', 'name=Ada&projectBrief=%C'],
  ])('with %s is malformed, and comes back as far as it can be read', async (_what, body) => {
    const { url } = await startService();
    const page = await refusedPage(await postForm(url, body), 400);
    expect(page).toContain(`<p role="alert">${alerts.malformed}</p>`);
    expect(page).toMatch(/name="name" value="(?:Ada|Eve)/);
  });

  test('from another origin comes back, unsent', async () => {
    const { url, store } = await startService();
    const page = await refusedPage(await postForm(url, typed, { origin: 'https://evil.example' }), 403);
    expect(page).toContain(alerts.origin);
    expect(page).toContain(typed.projectBrief);
    expect(await store.list({ limit: 1 })).toEqual([]);
  });

  test('beyond the limit comes back with the time to wait', async () => {
    const { url } = await startService({ env: { RATE_LIMIT_PER_MINUTE: '1' } });
    await postForm(url, typed);
    const response = await postForm(url, { ...typed, projectBrief: 'The next one' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await refusedPage(response, 429);
    expect(page).toContain(alerts.tooMany);
    expect(page).toContain('The next one');
  });

  test('that cannot be stored comes back', async () => {
    const { url } = await startService({
      verbs: () => ({ put: () => Promise.reject(new StoreUnavailable()) }),
    });
    const response = await postForm(url, typed);
    expect(response.headers.get('retry-after')).toBe('5');
    const page = await refusedPage(response, 503);
    expect(page).toContain(alerts.unavailable);
    expect(page).toContain(typed.projectBrief);
  });

  test('comes back also after many whose senders went before the answer', async () => {
    const stored = Promise.withResolvers<never>();
    stored.promise.catch(() => {});
    let waiting = 0;
    const { url, port, app } = await startService({
      verbs: () => ({
        put: () => {
          waiting++;
          return stored.promise;
        },
      }),
    });
    const sockets = await Promise.all(Array.from({ length: 60 }, () => openSocket(port)));
    const body = new URLSearchParams(typed).toString();
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    for (const socket of sockets) socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    await expect.poll(() => waiting).toBe(sockets.length);
    for (const socket of sockets) socket.destroy();
    const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    stored.reject(new StoreUnavailable());
    expect(await refusedPage(await postForm(url, typed), 503)).toContain(typed.projectBrief);
  });

  test('with the hidden field filled is kept as suspect', async () => {
    const { url, store } = await startService();
    const response = await postForm(url, { ...typed, website: 'https://spam.example' });
    expect(response.status).toBe(303);
    const [stored] = await store.list({ limit: 1 });
    expect([stored?.suspicion, stored?.deliveries]).toEqual(['honeypot', []]);
  });
});
