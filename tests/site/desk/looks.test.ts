import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { mediaTypeOf } from '../../../contract/mediaTypes.ts';
import { createJudge, viewsOfExamples } from '../../support/looks.ts';
import { openSite } from '../../support/openSite.ts';
import { builtSite } from '../../support/site.ts';
import { sampleHtml } from './desk.ts';
import { samples } from './samples.ts';

const { dist } = builtSite();
const { browser } = await openSite();

/** What the service says of the pages of the desk: nothing but the site's own files. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const posted: string[] = [];

/** Each sample at its name, and the files of the site. */
const server = createServer(({ url = '', method }, response) => {
  const [, name = ''] = /^\/([\w-]+)\/$/.exec(url) ?? [];
  if (method === 'POST') posted.push(url);
  const isSample = name in samples;
  const type = isSample ? 'text/html; charset=utf-8' : mediaTypeOf(url);
  response.setHeader('content-type', type);
  response.setHeader('content-security-policy', policy);
  if (method === 'POST') response.writeHead(204).end();
  else response.end(isSample ? sampleHtml(name) : readFileSync(join(dist, url)));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const at = server.address();
const origin = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
afterAll(() => server.close());

const judge = await createJudge(browser);

test.each(Object.keys(samples))('%s has no axe finding and never scrolls sideways', (name) =>
  judge(`${origin}/${name}/`, viewsOfExamples),
);

test('without a script every page is whole, and nothing is offered that needs one', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/inquiry-mine/`);
  await expect.poll(() => page.locator('main time').first().textContent()).toContain('UTC');
  expect(await page.getByRole('button', { name: 'Shortcuts' }).isVisible()).toBe(false);
  expect(await page.getByText('Theme').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Answer' }).isVisible()).toBe(true);
  await context.close();
});

test('on a phone the bar with what comes next covers nothing at the end of the page', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  for (const name of ['list', 'inquiry-new']) {
    await page.goto(`${origin}/${name}/`);
    await page.getByRole('button', { name: 'Sign out' }).click({ trial: true });
  }
  await context.close();
});

test('times stand on the reader’s own clock', async () => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await page.goto(`${origin}/list/`);
  // 21:40 UTC, five and a half hours further east.
  await expect.poll(() => page.locator('main time').first().textContent()).toBe('Sun 29 Nov, 03:10');
  await context.close();
});

test('shortcuts are off until they are switched on, and leave alone what is typed', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/list/`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('j');
  expect(await focused()).not.toBe('Jørgen Ødegård');

  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Use them in this browser' }).check();
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('j');
  expect(await focused()).toBe('Jørgen Ødegård');
  await page.keyboard.press('j');
  expect(await focused()).toBe('Maria Oliveira');
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog', { name: 'Shortcuts' }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect.poll(() => posted).toEqual(['/desk/inquiry/B41ZQ-0HM8V/take/']);

  await page.goto(`${origin}/search/`);
  await page.getByRole('searchbox').pressSequentially('jkta?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('jkta?');
  expect(posted).toHaveLength(1);
  await context.close();
});
