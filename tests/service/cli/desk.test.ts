import { expect, test } from 'vitest';
import { ada, bob, createBrowser, deskUrl } from '../support-store/desk.ts';
import { deskCommand, inquiries } from '../support-store/cli.ts';
import { filled } from '../support-store/filled.ts';
import { startService } from '../support/service.ts';

const env = { DESK_USERS: `${ada},${bob}`, DESK_URL: deskUrl };

test('a link from the terminal signs in, in any browser, once', async () => {
  const service = await startService({ env });
  const { databaseUrl } = service;
  const command = (...args: readonly string[]) => deskCommand({ ...env, DATABASE_URL: databaseUrl }, ...args);
  const { out, code } = await command('link', 'Ada@Agency.example');
  const [, link = ''] = new RegExp(`^${deskUrl}(/desk/link/[\\w-]{22}/)\nGood once, until `).exec(out) ?? [];
  expect([code, link]).toEqual([0, expect.stringMatching(/^\/desk/)]);
  const [one, other] = [createBrowser(service.url), createBrowser(service.url)];
  expect((await one.ask(link)).props('link').state).toBe('ready');
  expect((await one.ask(link, { form: { csrf: '' } })).location).toBe('/desk/');
  expect((await other.ask(link, { form: { csrf: '' } })).status).toBe(403);
  expect((await command('sessions')).out).toMatch(/^ada@agency\.example {2}Unknown browser {2}since /);

  expect(await command('end', ada)).toMatchObject({ code: 0, out: 'Sessions ended: 1\n' });
  expect((await one.ask('/desk/')).status).toBe(303);
  expect((await command('end', '--all')).out).toBe('Sessions ended: 0\n');
  const { out: acts } = await inquiries(databaseUrl, 'acts');
  expect(acts).toContain('desk: link for ada@agency.example');
  expect(acts).toContain('desk: ended 1 sessions of ada@agency.example');
  expect(acts).toContain('desk: signed in');
});

test.each([
  ['a stranger', ['link', 'eve@evil.example'], 1, 'eve@evil.example is none of DESK_USERS.'],
  ['nobody', ['link'], 2, 'The ADDRESS is missing.'],
  ['no verb', [], 2, 'A verb is missing.'],
  ['another verb', ['start'], 2, 'There is no verb "start".'],
  ['too much', ['link', ada, bob], 2, `"${bob}" is too much.`],
])('%s is refused', async (_what, args, code, words) => {
  const { url } = await filled(0);
  const answer = await deskCommand({ ...env, DATABASE_URL: url }, ...args);
  expect([answer.code, answer.err.split('\n')[0]]).toEqual([code, words]);
});

test('without DESK_USERS there is no desk', async () => {
  const { url } = await filled(0);
  expect(await deskCommand({ DATABASE_URL: url }, 'link', ada)).toMatchObject({
    code: 1,
    err: 'There is no desk: DESK_USERS names nobody.\n',
  });
});
