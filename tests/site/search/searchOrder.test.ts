import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSite } from '../../support/openSite.ts';

const words = parse(readFileSync('content/search.yaml', 'utf8'));
const { browser, address } = await openSite();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage();
  // The limit of the hook ends what hangs.
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.locator('header a[data-search]').first().click();
  page.setDefaultTimeout(30_000);
});

const status = () => page.locator('dialog[open] [role="status"]');
const found = () =>
  page
    .locator('dialog[open] li > a:has(+ p)')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));

/** Types a question and waits for its answer. */
async function search(query: string): Promise<void> {
  await page.locator('dialog[open] input').first().fill(query);
  await status()
    .filter({ hasText: `“${query}”` })
    .waitFor();
}

test.each([
  ['price', '/pricing/'],
  ['pricing', '/pricing/'],
  ['prices', '/pricing/'],
  ['cost', '/pricing/'],
  ['rates', '/pricing/'],
  ['hourly rate', '/pricing/'],
  ['budget', '/pricing/'],
  ['refund', '/pricing/'],
  ['refunds', '/pricing/'],
  ['money back', '/pricing/'],
  ['calculator', '/cost-calculator/'],
  ['estimate', '/cost-calculator/'],
  ['privacy', '/privacy/'],
  ['gdpr', '/privacy/'],
  ['terms', '/terms/'],
  ['team', '/about/'],
  ['about us', '/about/'],
  ['company', '/about/'],
  ['careers', '/careers/'],
  ['jobs', '/careers/'],
  ['job', '/careers/'],
  ['faq', '/how-we-work/'],
  ['how do you work', '/how-we-work/'],
  ['login', '/contact/'],
  ['contact', '/contact/'],
  ['phone', '/contact/'],
  ['email', '/contact/'],
  ['call', '/book-a-call/'],
  ['portfolio', '/portfolio/'],
  ['case studies', '/portfolio/'],
  ['reviews', '/testimonials/'],
  ['testimonials', '/testimonials/'],
  ['blog', '/blog/'],
  ['events', '/events/'],
  ['meetup', '/events/'],
  ['security', '/security/'],
  ['nda', '/security/'],
  ['accessibility', '/accessibility/'],
  ['services', '/services/'],
  ['hire', '/hire/'],
  ['hire developers', '/hire/'],
  ['industries', '/industries/'],
  ['invoice', '/papers/invoice/'],
  ['statement of work', '/papers/statement-of-work/'],
  ['open source', '/open-source/'],
  ['how much does an mvp cost', '/blog/what-an-mvp-costs/'],
  ['how much does a developer cost', '/pricing/'],
  ['who owns the code', '/security/'],
  ['where are your offices', '/locations/'],
  ['can i see an invoice', '/papers/invoice/'],
  ['what is a statement of work', '/papers/statement-of-work/'],
  ['do you build telemedicine apps', '/healthcare/custom-telemedicine-app-development-company/'],
  ['kotln', '/services/android-app-development/'],
  ['kotlim', '/services/android-app-development/'],
  ['andriod', '/services/android-app-development/'],
  ['swfit', '/services/ios-app-development/'],
  ['portfollio', '/portfolio/'],
  ['telemedecine', '/healthcare/custom-telemedicine-app-development-company/'],
  ['fluter', '/services/flutter-app-development/'],
  ['pricng', '/pricing/'],
  ['reakt native', '/services/react-native-app-development/'],
  ['hippa', '/healthcare/'],
  ['.net', '/services/backend-development/'],
  ['c#', '/services/backend-development/'],
  ['telemedicine', '/healthcare/custom-telemedicine-app-development-company/'],
  ['flutterflow', '/services/flutterflow-development-company/'],
  ['flutter developer', '/hire-flutter-developers/'],
  ['flutter', '/services/flutter-app-development/'],
  ['react', '/services/reactjs-development/'],
  ['angular', '/services/angular-development/'],
  ['node js', '/services/nodejs-development/'],
  ['ios', '/services/ios-app-development/'],
  ['iphone', '/services/ios-app-development/'],
  ['backend', '/services/backend-development/'],
  ['ai', '/generative-ai/'],
  ['chatgpt', '/generative-ai/'],
  ['prompt engineering', '/services/ai-prompt-engineering/'],
  ['healthcare', '/healthcare/'],
  ['canada', '/locations/canada/'],
  ['ireland', '/web-development-ireland/'],
  ['india', '/locations/india/'],
  ['wordpress', '/services/wordpress-development/'],
  ['mvp', '/services/mvp-development-services/'],
  ['cannabis', '/case-studies/cannabis-weed-delivery-app/'],
  ['bnpl', '/case-studies/buy-now-pay-later-bnpl-app-development/'],
  ['top flutter companies', '/top-companies/flutter-app-development/'],
  ['white label', '/blog/white-label-app-development/'],
  ['offline first', '/blog/offline-first-travel-apps/'],
  ['design', '/services/uiux-design/'],
  ['cmms', '/cmms/'],
  ['saas', '/saas/'],
  ['offices', '/locations/'],
  ['invoices', '/papers/invoice/'],
  ['calculators', '/cost-calculator/'],
  ['estimates', '/cost-calculator/'],
  ['node.js', '/services/nodejs-development/'],
  ['php', '/services/wordpress-development/'],
  ['ios developer', '/hire-ios-developers/'],
  ['kotlin developer', '/hire-android-developers/'],
  ['pirvacy', '/privacy/'],
  ['secuirty', '/security/'],
  ['flutetr', '/services/flutter-app-development/'],
  ['andriod developer', '/hire-android-developers/'],
  ['do you sign an nda', '/security/'],
  ['where are you', '/locations/'],
  ['what do you charge', '/pricing/'],
  ['who is your ceo', '/about/'],
  ['how long does an mvp take', '/services/mvp-development-services/'],
])('%s finds first %s', async (query, path) => {
  await search(query);
  await expect.poll(async () => (await found())[0]).toBe(path);
});

test.each(['kotln', 'kotlim', 'andriod', 'swfit', 'portfollio'])(
  '%s is told as what was meant',
  async (query) => {
    await search(query);
    const said = await status().innerText();
    expect(said).not.toContain(words.results.all.replace('{count} ', ''));
    await expect.poll(() => page.locator('dialog[open] li mark').count()).toBeGreaterThan(0);
  },
);

test.each(['uber clone', 'uber', 'zoom', 'clone'])('%s is not taken for another word', async (query) => {
  await search(query);
  const said = await status().innerText();
  expect([words.nothing.text, words.results.part, words.results.one, words.results.all]).toContain(
    said.replace(query, '{query}').replace(/^\d+/, '{count}'),
  );
  for (const mark of await page.locator('dialog[open] li mark').allInnerTexts())
    expect(mark.toLowerCase()).toMatch(/^(?:uber|zoom|clone)/);
});

test('accessibility finds no page that only speaks of access', async () => {
  await search('accessibility');
  const marks = page.locator('dialog[open] li mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(1);
  for (const mark of await marks.allInnerTexts()) expect(mark.toLowerCase()).toContain('accessibility');
  expect((await found()).length).toBeLessThan(10);
});

test('where no page has all words, it shows those with some, and says so', async () => {
  await search('video chat for doctors with payments');
  expect(await status().innerText()).toBe(
    words.results.part.replace('{query}', 'video chat for doctors with payments'),
  );
  expect((await found()).length).toBeGreaterThan(3);
});

test('a text that is too long is not cut in silence', async () => {
  await page.locator('dialog[open] input').first().fill('an app for clinics '.repeat(6));
  await expect.poll(() => status().innerText()).toBe(words.tooLong.replace('{limit}', '100'));
  expect(await found()).toEqual([]);
});

test('before anything is typed it leads to the pages that many look for', async () => {
  await page.locator('dialog[open] input').first().fill('');
  const links = page.locator('dialog[open] ul a');
  await expect.poll(() => links.count()).toBe(words.popular.links.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    words.popular.links.map((link: { page: string }) => link.page),
  );
});
