import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { launchBrowser } from '../support/browser.ts';
import { startService, type RunningService } from '../support/service.ts';
import { findings, phone, sendForm, sendPopup, visit, visitor } from './visits.ts';

const words = (name: string) => parse(readFileSync(`content/pages/company/${name}.yaml`, 'utf8'));
const { standing, forms, gone } = words('inquiry');
const { link } = words('mail-link');
let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await service.stop();
});

/** Moves what was stored into the past, as if hours had gone by. */
function age(hours: number): void {
  const database = new DatabaseSync(join(service.data, 'inquiries.db'));
  const ms = hours * 3_600_000;
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(`UPDATE inquiry SET received_at = received_at - ${ms}, due_at = due_at - ${ms}`);
  database.close();
}

/** The links in the mail of the only inquiry, by what they say. */
async function mailLinks(): Promise<Record<string, string>> {
  const folder = join(service.data, 'mail');
  const mails = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => /^.{11}\.eml$/.test(name));
  await expect.poll(mails).toHaveLength(1);
  const [file = ''] = await mails();
  const { text = '' } = await PostalMime.parse(await readFile(join(folder, file)));
  return Object.fromEntries(
    [...text.matchAll(/^(.+):\nhttp\S+?(\/i\/\S+)$/gm)].map(([, says = '', path = '']) => [says, path]),
  );
}

test('without script: from the form to another address, “answered” by link, and “no answer has come”', async () => {
  service = await startService({ REMIND_AT: 'off' });
  const page = await visit(browser, { javaScriptEnabled: false, viewport: phone });
  await sendForm(page, service.address);
  const main = page.locator('main');
  await expect.poll(() => main.innerText()).toMatch(/within 24 hours, by \d\d:\d\d UTC\./);
  expect(await main.innerText()).toContain(standing.new);
  expect(await main.innerText()).toContain(visitor.email);
  expect(await page.getByRole('button', { name: forms.noAnswer.submit }).count()).toBe(0);

  await page.getByLabel(forms.address.label).fill('nobody');
  await page.getByRole('button', { name: forms.address.submit }).click();
  await page.getByText('Enter a valid email address').waitFor();
  expect(await page.getByLabel(forms.address.label).inputValue()).toBe('nobody');
  await page.getByLabel(forms.address.label).fill('ada@right.example');
  await page.getByRole('button', { name: forms.address.submit }).click();
  await expect.poll(() => main.innerText()).toContain('The answer goes to ada@right.example');

  const staff = await visit(browser, { javaScriptEnabled: false, viewport: phone });
  const { Answered: answered = '' } = await mailLinks();
  await staff.goto(service.address + answered);
  await staff.getByRole('button', { name: link.answer }).click();
  await staff.getByText(link.unnamed).waitFor();
  await staff.getByLabel(link.initials).fill('ab');
  await staff.getByRole('button', { name: link.answer }).click();
  await staff.getByText('says AB').waitFor();
  await staff.getByRole('button', { name: link.undo }).click();
  await staff.getByText(link.undone).waitFor();
  await staff.getByLabel(link.initials).fill('ab');
  await staff.getByRole('button', { name: link.answer }).click();
  await staff.getByText('says AB').waitFor();

  await page.reload();
  await page.getByText('We marked it as answered').waitFor();
  await page.getByRole('button', { name: forms.noAnswer.submit }).click();
  await page.getByText('You told us on').waitFor();
  expect(await page.getByRole('button', { name: forms.noAnswer.submit }).count()).toBe(0);
  await staff.goto(service.address + answered);
  await staff.getByRole('heading', { name: link.gone.headline }).waitFor();
});

test('after the pop-up the thank-you page says the same, in the visitor’s zone, a reload later too', async () => {
  service = await startService();
  const page = await visit(browser);
  await sendPopup(page, service.address);
  const says = async () => {
    const main = page.locator('main');
    await expect
      .poll(() => main.innerText())
      .toMatch(/within 24 hours, by \w+, \w+ \d+ at [\d:]+ [ap]\.m\. P[DS]T\./);
    expect(await main.innerText()).toContain(standing.new);
    expect(await main.innerText()).toMatch(/Reference [0-9A-Z]{5}-[0-9A-Z]{5}/);
    expect(await page.getByLabel(forms.address.label).inputValue()).toBe(visitor.email);
  };
  await says();
  await page.reload();
  await says();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(forms.address.label).fill('ada@right.example');
  await page.getByRole('button', { name: forms.address.submit }).click();
  await page.waitForURL('**/inquiry/*/*');
  await expect.poll(() => page.locator('main').innerText()).toContain('ada@right.example');
});

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 740 }],
])('axe finds nothing on the page of an inquiry and behind links, %s', async (_name, viewport) => {
  service = await startService({ REMIND_AT: 'off' });
  const page = await visit(browser, { viewport });
  await sendForm(page, service.address);
  const path = new URL(page.url()).pathname;
  expect(await findings(page), 'sent').toEqual([]);
  await page.getByLabel(forms.address.label).fill('nobody');
  await page.getByRole('button', { name: forms.address.submit }).click();
  await page.getByText('Enter a valid email address').waitFor();
  expect(await findings(page), 'wrong').toEqual([]);
  age(25);
  await page.goto(service.address + path);
  expect(await findings(page), 'late').toEqual([]);
  await page.getByRole('button', { name: forms.noAnswer.submit }).click();
  await page.getByText('You told us on').waitFor();
  expect(await findings(page), 'told').toEqual([]);
  await page.goto(`${service.address}/inquiry/`);
  await page.getByRole('heading', { name: gone.headline }).waitFor();
  expect(await findings(page), 'gone').toEqual([]);

  const { 'I take it': take = '' } = await mailLinks();
  await page.goto(service.address + take);
  expect(await findings(page), 'link').toEqual([]);
  await page.getByRole('button', { name: link.take }).click();
  await page.getByText(link.unnamed).waitFor();
  expect(await findings(page), 'unnamed').toEqual([]);
  await page.getByLabel(link.initials).fill('AB');
  await page.getByRole('button', { name: link.take }).click();
  await page.getByText('Taken by AB').waitFor();
  expect(await findings(page), 'taken').toEqual([]);
});
