import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settableClock } from '../faults/support/clocks.ts';
import { hour } from '../service/support-store/inquiry.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { startSmtp } from '../service/support-store/smtp.ts';
import { launchBrowser } from '../support/browser.ts';
import { startService, type RunningService } from '../support/service.ts';
import { findings, phone, sendForm, sendPopup, visit, visitor } from './visits.ts';

const words = (name: string) => parse(readFileSync(`content/pages/company/${name}.yaml`, 'utf8'));
const { standing, forms } = words('inquiry');
const { link } = words('mail-link');

const grace = 'grace@agency.example';
const sales = 'sales@agency.example';
const operator = 'operator@agency.example';

let browser: Browser;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let service: RunningService;
let clock: ReturnType<typeof settableClock>;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  smtp = await startSmtp();
  folder = mkdtempSync(join(tmpdir(), 'promise-'));
  clock = settableClock(folder);
  service = await startService({
    ...{ PORT: String(await freePort()), SMTP_URL: smtp.url, MAIL_TO: sales, ALERT_TO: operator },
    ...{ DESK_USERS: grace, AUTO_REPLY: 'on', REMIND_AT: 'off', ...clock.env },
  });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await service.stop();
  await smtp.stop();
  await rm(folder, { recursive: true });
});

/** The newest mail to somebody with such a subject, once there is one more of them than had come before. */
async function mailTo(address: string, subject: RegExp, before = 0): Promise<Email> {
  const found = async () =>
    (await smtp.messages()).filter(
      ({ to, subject: said = '' }) => to?.some((one) => one.address === address) && subject.test(said),
    );
  // The service looks once a minute for what it has to alert of.
  await expect.poll(async () => (await found()).length, { timeout: 150_000 }).toBeGreaterThan(before);
  const mail = (await found()).at(-1);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

const linkIn = ({ text = '' }: Email, pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';

/** Says by the link of the agency's own mail that somebody takes the inquiry; its reference. */
async function takeByLink(staff: Page, { text = '', subject = '' }: Email): Promise<string> {
  const [, take = ''] = /^I take it:\n(\S+)$/m.exec(text) ?? [];
  await staff.goto(take);
  await staff.getByText('Nobody has taken it').waitFor();
  await staff.getByLabel(link.initials).fill('gh');
  await staff.getByRole('button', { name: link.take }).click();
  await staff.getByText('Taken by GH').waitFor();
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(subject)?.[0] ?? '';
}

/** Signs in at the desk by the code of a mail. */
async function signIn(staff: Page, mailsBefore = 0): Promise<void> {
  await staff.goto(`${service.address}/desk/`);
  await staff.getByLabel('Your email address').fill(grace);
  await staff.getByRole('button', { name: 'Mail me a code' }).click();
  await staff.getByRole('heading', { name: 'Enter the code' }).waitFor();
  const mail = await mailTo(grace, /^Sign in to the desk$/, mailsBefore);
  await staff.getByRole('textbox', { name: 'Code' }).fill(linkIn(mail, /[0-9A-Z]{4}-[0-9A-Z]{4}/));
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await staff.getByRole('heading', { name: 'Open', level: 1 }).waitFor();
}

const rows = (staff: Page) => staff.locator('main ol > li');

/** Opens the visitor's inquiry and says that its answer was sent. */
async function answer(staff: Page, reference: string): Promise<void> {
  await rows(staff).getByRole('link', { name: visitor.name }).click();
  await staff.getByRole('link', { name: 'Answer', exact: true }).click();
  await staff.getByText('GH has it, and may be writing already.').waitFor();
  const mail = await staff.getByRole('link', { name: 'Open the mail' }).getAttribute('href');
  expect(mail).toContain(`mailto:${visitor.email}?subject=`);
  expect(mail).toContain(reference);
  await staff.getByRole('button', { name: 'Yes, it is sent' }).click();
  await staff.getByText('Marked as answered.').waitFor();
}

/** Says on the visitor's page that no answer has come. */
async function contradict(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('We marked it as answered').waitFor();
  await page.getByRole('button', { name: forms.noAnswer.submit }).click();
  await page.getByText('You told us on').waitFor();
}

/** What the measure counts, of the shortest period that it shows. */
async function counted(staff: Page): Promise<Record<string, string>> {
  await staff.goto(`${service.address}/desk/measure/`);
  const list = staff.locator('main section').first().locator('dl > div');
  const pairs = await list.evaluateAll((all) =>
    all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
  );
  return Object.fromEntries(pairs);
}

const contradicted = { Kept: '0', Late: '0', 'The visitor says that no answer has come': '1' };

test('from the pop-up to an answer that never came, and how that is counted', async () => {
  const other = { ...visitor, name: 'Bea Example', email: 'bea@client.example' };
  await sendForm(await visit(browser, { javaScriptEnabled: false }), service.address, other);
  await mailTo(sales, /^New inquiry/);
  const page = await visit(browser);
  await sendPopup(page, service.address);
  const main = page.locator('main');
  await expect.poll(() => main.innerText()).toContain(standing.new);
  expect(await main.innerText()).toMatch(/within 24 hours, by \w+, \w+ \d+ at [\d:]+ [ap]\.m\. P[DS]T\./);
  const staff = await visit(browser);
  const reference = await takeByLink(staff, await mailTo(sales, /^New inquiry/, 1));
  await page.goto(linkIn(await mailTo(visitor.email, /./), /http:\S+\/inquiry\/\S+\//));
  await page.getByText(standing.taken).waitFor();
  await signIn(staff);
  expect(await rows(staff).count()).toBe(2);
  const last = await rows(staff).last().innerText();
  expect(last).toContain(reference);
  expect(last).toContain('GH has it');
  expect(await findings(staff), 'list').toEqual([]);
  await answer(staff, reference);
  expect(await findings(staff), 'answered').toEqual([]);
  await contradict(page);

  await staff.goto(`${service.address}/desk/`);
  expect(await rows(staff).count()).toBe(2);
  const first = rows(staff).first();
  expect(await first.innerText()).toContain(reference);
  expect(await first.innerText()).toContain('The visitor says that no answer has come');
  expect(await findings(staff), 'contradicted').toEqual([]);
  await first.getByRole('link', { name: visitor.name }).click();
  await staff.getByText('The visitor said that no answer has come').waitFor();
  expect(await findings(staff), 'inquiry').toEqual([]);
  const alert = await mailTo(operator, /A visitor says that no answer has come/);
  expect(alert.text).toContain(reference);

  // Two days on, its time is over, and so is the session.
  clock.set(49 * hour);
  await staff.reload();
  await staff.getByText('Your session has ended.').waitFor();
  await signIn(staff, 1);
  expect(await counted(staff)).toMatchObject({ ...contradicted, 'Still open': '1' });
  expect(await findings(staff), 'measure').toEqual([]);
});

test('without a script from the contact page’s form to the same end', async () => {
  const plain = { javaScriptEnabled: false, viewport: phone };
  const page = await visit(browser, plain);
  await sendForm(page, service.address);
  await page.getByText(standing.new).waitFor();
  const staff = await visit(browser, plain);
  const reference = await takeByLink(staff, await mailTo(sales, /^New inquiry/));
  await signIn(staff);
  await answer(staff, reference);
  await contradict(page);
  await staff.goto(`${service.address}/desk/`);
  expect(await rows(staff).innerText()).toContain('The visitor says that no answer has come');
  clock.set(49 * hour);
  await signIn(staff, 1);
  expect(await counted(staff)).toMatchObject(contradicted);
});
