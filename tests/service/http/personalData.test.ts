import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../service/store/Store.ts';
import { ask } from '../support/http.ts';
import { postForm, postJson } from '../support/inquiry.ts';
import { exchange } from '../support/raw.ts';
import { startService } from '../support/service.ts';

const canary = {
  name: 'Canary Wharfinger',
  email: 'canary@tell-tale.example',
  phoneNumber: '31415926535',
  country: '+91',
  projectBrief: 'Canary text that nobody may see.',
  pathName: '/canary-path/',
};
const address = '203.0.113.222';
const telling = /canary|wharfinger|tell-tale|31415926535|203\.0\.113/i;

test('a name, an address and a text that go through every path are in no log, metric or error answer', async () => {
  let broken = false;
  const { url, port, log, metrics, store } = await startService({
    env: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '40' },
    verbs: (real) => ({
      put: (inquiry) => {
        if (!broken) return real.put(inquiry);
        const cause = Object.assign(new Error(`Key (email)=(${inquiry.fields.email})`), { code: '23505' });
        return Promise.reject(new StoreUnavailable(inquiry.fields.name, { cause }));
      },
    }),
  });
  const headers = { 'x-forwarded-for': address, 'user-agent': canary.name };
  const answers: string[] = [];
  const json = async (body: unknown, more: Record<string, string> = {}) => {
    const response = await postJson(url, body, { ...headers, ...more });
    answers.push(`${JSON.stringify([...response.headers])}${await response.text()}`);
  };
  const get = async (path: string, method = 'GET') => {
    const { headers: received, body } = await ask(port, path, { headers, method });
    answers.push(JSON.stringify(received) + body.toString('latin1'));
  };

  const key = { 'idempotency-key': `${canary.email}${randomUUID()}` };
  await json(canary, key);
  await json(canary, key);
  await json({ ...canary, name: `${canary.name} II` }, key);
  await json(canary, { 'x-form-check': '0;1' });
  await json({ ...canary, email: 'canary', phoneNumber: canary.name });
  await json({ ...canary, name: [canary.name] });
  await json({ ...canary, [canary.projectBrief]: canary.projectBrief });
  await json(`{"name":"${canary.name}`);
  await json(`{"name":"${canary.name}\\u0000"}`);
  await json(canary, { origin: `https://${canary.email.split('@')[1]}` });
  await json(canary, { 'content-type': `text/${canary.name.split(' ')[0]}` });
  await json(canary, { 'content-encoding': 'canary' });
  await json({ ...canary, projectBrief: canary.projectBrief.repeat(5000) });
  await get(`/${canary.name}/?email=${canary.email}`.replaceAll(' ', '%20'));
  await get(`/api/${canary.email}?q=${canary.email}`);
  await get(`/api/contact?email=${canary.email}`);
  await get(`/api/geolocation?ip=${canary.email}`, 'PUT');
  answers.push(await exchange(port, `GET /${canary.name} HTTP/1.1\r\nX: ${canary.email}\r\n\r\n`));
  // The page that hands a form back holds what was typed: that is its purpose.
  await postForm(url, { ...canary, email: 'canary' }, headers);
  await postForm(url, canary, headers);
  broken = true;
  await json(canary);
  for (let sent = 0; sent < 30; sent += 1) await json(canary);
  const statuses = log().match(/"status":\d+/g) ?? [];
  expect(new Set(statuses.map((status) => status.slice(-3)))).toEqual(
    new Set(['200', '201', '303', '400', '403', '404', '405', '413', '415', '422', '429', '503']),
  );

  expect(answers.filter((answer) => telling.test(answer))).toEqual([]);
  expect(log()).not.toMatch(telling);
  expect(await metrics()).not.toMatch(telling);
  const [stored] = await store.list({ limit: 1 });
  expect(stored?.client).not.toMatch(telling);
});
