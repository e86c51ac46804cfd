import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { launchService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await launchService();
});
afterAll(() => service.close());

const json = JSON.stringify(sound);
const withField = (field: string) => `${json.slice(0, -1)},${field}}`;
const without = (field: keyof typeof sound, value: string) =>
  `{${[
    ...Object.entries(sound)
      .filter(([key]) => key !== field)
      .map(([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`),
    `"${field}":${value}`,
  ].join()}}`;

const storedCount = async () => (await service.store.list({ limit: 100 })).length;

/** Posts a body that must be refused with 400 and without an echo; the problem's detail. */
async function refusedDetail(body: string): Promise<string> {
  const before = await storedCount();
  const response = await postJson(service.url, body);
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(text).not.toMatch(/canary|at .*\.ts|node_modules/);
  expect(await storedCount()).toBe(before);
  const problem: unknown = JSON.parse(text);
  return problem !== null && typeof problem === 'object' && 'detail' in problem ? String(problem.detail) : '';
}

describe('a body that is no inquiry', () => {
  test.each([
    '',
    ' ',
    '{',
    'canary',
    '{"name":"canary"',
    `${json}${json}`,
    "{'name':'canary'}",
    '{"name":"can\nary"}',
  ])('malformed JSON %j', async (body) => {
    await refusedDetail(body);
  });

  test.each(['null', '[]', '"canary"', '7', '[{"name":"canary"}]'])('no object: %s', async (body) => {
    expect(await refusedDetail(body)).toBe('The body is no object.');
  });

  test.each(['1', 'null', '["canary"]', '{"canary":1}', 'true'])('a name that is %s', async (value) => {
    expect(await refusedDetail(without('name', value))).toBe('"name" is no text.');
  });

  test('an unknown key is named', async () => {
    expect(await refusedDetail(withField('"surname":"canary"'))).toBe('The key "surname" is unknown.');
  });

  test('the honeypot of the form is unknown to the pop-up', async () => {
    expect(await refusedDetail(withField('"website":""'))).toBe('The key "website" is unknown.');
  });

  test('an unknown key that is no plain name is not echoed', async () => {
    expect(await refusedDetail(withField('"<canary>":""'))).toBe('The key without a plain name is unknown.');
  });

  test.each([
    ['as it is', '"name":"canary"'],
    ['escaped', '"\\u006eame":"canary"'],
    ['equal', `"name":${JSON.stringify(sound.name)}`],
    ['with spaces', '"name" \n : "canary"'],
  ])('a repeated key, %s, is named', async (_how, field) => {
    expect(await refusedDetail(withField(field))).toBe('The key "name" is repeated.');
  });

  test('a key that was something else before is repeated too', async () => {
    expect(await refusedDetail(`{"name":{"name":"canary"},${json.slice(1)}`)).toBe(
      'The key "name" is repeated.',
    );
    expect(await refusedDetail(`{"email":7,${json.slice(1)}`)).toBe('The key "email" is repeated.');
  });

  test('text that looks like keys is no repeated key', async () => {
    const projectBrief = '"name": "a", "name": "b", \\"name\\": {"name":';
    expect((await postJson(service.url, { ...sound, projectBrief })).status).toBe(201);
  });

  test('__proto__, constructor and deep nesting pollute nothing', async () => {
    expect(await refusedDetail(withField('"__proto__":{"canary":true}'))).toBe(
      'The key "__proto__" is unknown.',
    );
    expect(await refusedDetail(withField('"__proto__":"canary"'))).toBe('The key "__proto__" is unknown.');
    await refusedDetail(withField('"constructor":{"prototype":{"canary":true}}'));
    await refusedDetail(withField(`"deep":${'['.repeat(15_000)}${']'.repeat(15_000)}`));
    expect('canary' in {}).toBe(false);
  });

  test.each(['name', 'email', 'phoneNumber', 'country', 'pathName'] as const)(
    'control characters in %s',
    async (field) => {
      for (const control of [
        '\r\nBcc: eve@canary.example',
        '\t',
        '\u007f',
        '\u0085',
        '\0',
        '\u2028',
        '\u2029',
      ]) {
        expect(
          await refusedDetail(JSON.stringify({ ...sound, [field]: `${sound[field]}${control}` })),
        ).toContain(field);
      }
    },
  );

  test('NUL and lone surrogates in the brief', async () => {
    expect(await refusedDetail(without('projectBrief', '"canary\\u0000"'))).toContain('NUL');
    expect(await refusedDetail(without('projectBrief', '"canary\\ud800"'))).toContain('surrogate');
    expect(await refusedDetail(without('projectBrief', '"\\udc00canary"'))).toContain('surrogate');
  });

  test('invalid UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from(json.slice(0, -2)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    const response = await fetch(`${service.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('UTF-8');
  });

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'text/json',
    'nonsense',
    'application/jsonp',
  ])('media type %s is answered 415', async (type) => {
    const response = await postJson(service.url, json, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each(['gzip', 'br', 'deflate, gzip'])('a body in %s is answered 415', async (coding) => {
    expect((await postJson(service.url, json, { 'content-encoding': coding })).status).toBe(415);
  });

  test('an empty post is answered 400', async () => {
    const response = await fetch(`${service.url}/api/contact`, { method: 'POST' });
    expect(response.status).toBe(400);
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('JSON with the charset %s is JSON', async (charset) => {
    const type = `application/json; charset=${charset}`;
    expect((await postJson(service.url, json, { 'content-type': type })).status).toBe(201);
  });

  test.each([
    'application/json; charset=utf-16',
    'application/json;charset="ISO-8859-1"',
    'application/json; profile=x; charset=utf-8859',
    'application/x-www-form-urlencoded; charset=windows-1252',
  ])('%s is answered 415, with the charset that is taken', async (type) => {
    const before = await storedCount();
    const response = await postJson(service.url, json, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('UTF-8') });
    expect(await storedCount()).toBe(before);
  });
});
