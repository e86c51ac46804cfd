import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiryFields } from '../../../contract/inquiry.ts';
import type { InquiryField } from '../../../contract/inquiry.ts';
import { messages } from '../../support/messages.ts';
import { idOf, postJson, sound } from '../support/inquiry.ts';
import { launchService, startService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';

const limitOf = (field: InquiryField) => inquiryFields[field].limit ?? 0;

async function errorsOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem: unknown = await response.json();
  return problem !== null && typeof problem === 'object' && 'errors' in problem ? problem.errors : undefined;
}

let service: RunningService;
beforeAll(async () => {
  service = await launchService();
});
afterAll(() => service.close());

const storedCount = async () => (await service.store.list({ limit: 1000 })).length;

describe('POST /api/contact with JSON', () => {
  test('stores what was sent, byte for byte, with one delivery by mail, and answers 201', async () => {
    const { url, store } = service;
    const sent = {
      ...sound,
      name: 'Zoë 👩🏽‍🚀 عائشة e\u0301'.padEnd(200, 'é'),
      email: 'ada@münchen.example',
      projectBrief: '  <script>=cmd()</script>\r\n\tline two\u202E ',
      link: 'https://project.example/?a=1',
    };
    const response = await postJson(url, sent);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const stored = await store.get(await idOf(response));
    expect(stored?.fields).toEqual(sent);
    expect(stored?.suspicion).toBeNull();
    expect(stored?.deliveries.map(({ channel, state }) => [channel, state])).toEqual([['mail', 'waiting']]);
  });

  test.each([
    '\u200B',
    '\u3164 \u2060',
    '\u2800',
    '\uFEFF\u00AD',
    '\u{E0041}',
    '\u115F\uFFA0',
    '\u{16FE4}',
    '\u{13441}',
    '\u0301',
    '\u{1D159}',
  ])('what nobody sees counts as nothing: %j', async (nothing) => {
    const { url } = service;
    const response = await postJson(url, { ...sound, name: nothing, projectBrief: `${nothing}\n` });
    expect(await errorsOf(response)).toEqual({
      name: messages.nameRequired,
      projectBrief: messages.briefRequired,
    });
    const among = await postJson(url, { ...sound, name: `${nothing}A`, projectBrief: `👩🏽‍🚀${nothing}` });
    expect(among.status).toBe(201);
  });

  test.each(['李', 'Ø', 'अमित', 'ஸ்ரீ', 'ကျော်', 'ꦱꦸꦱꦶ', '𓀀', 'x', '👩🏽‍🚀', 'o\u0301'])(
    'a name of any script is a name: %s',
    async (name) => {
      expect((await postJson(service.url, { ...sound, name })).status).toBe(201);
    },
  );

  test.each([
    ['IE', 'IE'],
    ['ie', null],
    ['Ireland', null],
    ['', null],
  ])('the country "%s" beside the dial code is kept as %s', async (said, kept) => {
    const { url, store } = service;
    const response = await postJson(url, sound, { 'x-form-country': said });
    expect((await store.get(await idOf(response)))?.countryCode).toBe(kept);
  });

  test('takes no country in the dial code: that is for forms', async () => {
    const errors = await errorsOf(await postJson(service.url, { ...sound, country: '+91 IN' }));
    expect(errors).toEqual({ country: messages.countryUnknown });
  });

  test('queues a webhook beside the mail when one is set', async () => {
    const env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: `whsec_${'a'.repeat(40)}` };
    const { url, store } = await startService({ env });
    const stored = await store.get(await idOf(await postJson(url, sound)));
    expect(stored?.deliveries.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'webhook']);
  });

  test('answers a repeat with the first id, and other content under the same key with 422', async () => {
    const { url } = service;
    const before = await storedCount();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await postJson(url, sound, headers);
    const again = await postJson(url, sound, headers);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await idOf(again)).toBe(await idOf(first));
    expect((await postJson(url, { ...sound, name: 'Somebody Else' }, headers)).status).toBe(422);
    expect(await storedCount()).toBe(before + 1);
  });

  test('knows a repeat a year later, for as long as the first is kept', async () => {
    let clock = 1_800_000_000_000;
    const { url, store } = await startService({ parts: { now: () => clock } });
    const headers = { 'idempotency-key': randomUUID() };
    const id = await idOf(await postJson(url, sound, headers));
    clock += 365 * 86_400_000;
    const again = await postJson(url, sound, headers);
    expect([again.status, await idOf(again)]).toEqual([200, id]);
    await store.erase(sound.email);
    expect((await postJson(url, sound, headers)).status).toBe(201);
  });

  test('keeps equal inquiries apart when no key says that they are one', async () => {
    const { url } = service;
    expect((await postJson(url, sound)).status).toBe(201);
    expect((await postJson(url, sound)).status).toBe(201);
  });

  test('takes a double click as one inquiry', async () => {
    const { url } = service;
    const before = await storedCount();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => postJson(url, sound, headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await storedCount()).toBe(before + 1);
  });

  test("names each missing field in the specification's words", async () => {
    const { url } = service;
    expect(await errorsOf(await postJson(url, {}))).toEqual({
      name: messages.nameRequired,
      email: messages.emailRequired,
      phoneNumber: messages.phoneRequired,
      country: messages.countryRequired,
      projectBrief: messages.briefRequired,
    });
  });

  test.each([
    ['email', 'ada@client', messages.emailInvalid],
    ['email', 'ada@client.example,eve@client.example', messages.emailInvalid],
    ['email', 'Ada <ada@client.example>', messages.emailInvalid],
    ['phoneNumber', '98765 43210', messages.phoneNumeric],
    ['phoneNumber', '٩٨٧٦٥٤٣٢١٠', messages.phoneNumeric],
    ['phoneNumber', '1234567', messages.phoneLength],
    ['phoneNumber', '1234567890123456', messages.phoneLength],
    ['country', '+999', messages.countryUnknown],
    ['link', 'project', messages.linkInvalid],
    ['name', 'a'.repeat(limitOf('name') + 1), messages.tooLong(limitOf('name'))],
    ['projectBrief', 'a'.repeat(limitOf('projectBrief') + 1), messages.tooLong(limitOf('projectBrief'))],
    ['pathName', '/'.repeat(limitOf('pathName') + 1), messages.tooLong(limitOf('pathName'))],
    ['link', `https://a.example/${'a'.repeat(limitOf('link'))}`, messages.tooLong(limitOf('link'))],
    ['email', `${'a'.repeat(limitOf('email'))}@a.example`, messages.tooLong(limitOf('email'))],
  ])('refuses %s %s', async (field, value, message) => {
    const { url } = service;
    const before = await storedCount();
    const errors = await errorsOf(await postJson(url, { ...sound, [field]: value }));
    expect(errors).toEqual({ [field]: message });
    expect(await storedCount()).toBe(before);
  });

  test('counts characters, not bytes or code units: the longest brief of emoji is taken', async () => {
    const { url } = service;
    const projectBrief = '👋'.repeat(limitOf('projectBrief'));
    expect((await postJson(url, { ...sound, projectBrief })).status).toBe(201);
  });

  test('takes names that are no letters: that rule is the contact page’s', async () => {
    const { url } = service;
    expect((await postJson(url, { ...sound, name: 'R2-D2', pathName: '/contact/' })).status).toBe(201);
  });
});
