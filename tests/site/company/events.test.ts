import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSite } from '../../support/openSite.ts';
import { builtSite } from '../../support/site.ts';

const MINUTE = 60_000;
const { browser, address } = await openSite();
/** When the events end, from the first to the last. */
let ends: number[];

beforeAll(async () => {
  const page = await pageAt(Date.now(), { javaScriptEnabled: false });
  ends = [...(await endsIn(page, 'past')), ...(await endsIn(page, 'upcoming'))].sort((a, b) => a - b);
  await page.close();
});

/** The page as it is seen at a moment. */
async function pageAt(moment: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await browser.newPage(options);
  await page.clock.setFixedTime(moment);
  await page.goto(`${address}/events/`);
  return page;
}

/** When the events of a list end, in the order of the list. */
async function endsIn(page: Page, list: 'upcoming' | 'past'): Promise<number[]> {
  const events = await page.locator(`[data-events=${list}] > li`).all();
  const texts = await Promise.all(events.map((event) => event.getAttribute('data-ends')));
  return texts.map((text) => Date.parse(text ?? ''));
}

const shown = (page: Page) => page.locator('[data-events=past] > li:visible').count();
const empty = (page: Page) => page.locator('[data-events-empty]').isVisible();

test('there are several events to come and at least ten past ones', async () => {
  const page = await pageAt(Date.parse('2026-11-21T12:00:00Z'));
  expect((await endsIn(page, 'upcoming')).length).toBeGreaterThan(3);
  expect((await endsIn(page, 'past')).length).toBeGreaterThanOrEqual(10);
  expect(await empty(page)).toBe(false);
});

test('an event is upcoming to its last minute and past afterwards, whenever the site was built', async () => {
  for (const end of [ends[2] ?? 0, ends.at(-2) ?? 0]) {
    const at = ends.indexOf(end);
    const during = await pageAt(end - MINUTE);
    expect(await endsIn(during, 'upcoming')).toEqual(ends.slice(at));
    expect(await endsIn(during, 'past')).toEqual(ends.slice(0, at).reverse());
    const after = await pageAt(end + MINUTE);
    expect(await endsIn(after, 'upcoming')).toEqual(ends.slice(at + 1));
    expect(await endsIn(after, 'past')).toEqual(ends.slice(0, at + 1).reverse());
  }
});

test('a past event offers no seat and no calendar', async () => {
  const page = await pageAt((ends.at(-2) ?? 0) + MINUTE);
  // The last one to come: a seat, and its file for a calendar.
  expect(await page.locator('[data-events=upcoming] a:visible').count()).toBe(2);
  expect(await page.locator('[data-events=past] a:visible').count()).toBe(0);
});

test('the page as Markdown offers no seat at a past event', () => {
  const [upcoming = '', past = ''] = readFileSync(join(builtSite().dist, 'events/index.md'), 'utf8').split(
    '## Past Events',
  );
  expect(upcoming).toContain('](/contact/)');
  expect(past.split('\n## ')[0]).not.toContain('](/contact/)');
});

test('when the last event has passed, the page says what to do', async () => {
  const page = await pageAt((ends.at(-1) ?? 0) + MINUTE);
  expect(await page.locator('[data-events=upcoming]').isVisible()).toBe(false);
  expect(await empty(page)).toBe(true);
});

test('Load More shows a few more, moves the focus to the first of them and says how many there are', async () => {
  const page = await pageAt(ends.at(-1) ?? 0);
  const before = await shown(page);
  expect(before).toBeLessThan(ends.length);
  await page.getByRole('button', { name: 'Load More' }).press('Enter');
  const now = await shown(page);
  expect(now).toBeGreaterThan(before);
  expect(now).toBeLessThan(ends.length);
  const focused = await page.evaluate(() =>
    [...document.querySelectorAll('[data-events=past] > li')].findIndex(
      (li) => li === document.activeElement,
    ),
  );
  expect(focused).toBe(before);
  expect(await page.getByRole('status').textContent()).toMatch(`${now} of`);
});

test('View All shows all, and nothing is left to press', async () => {
  const page = await pageAt((ends.at(-1) ?? 0) + MINUTE);
  const before = await shown(page);
  await page.getByRole('button', { name: 'View All' }).click();
  expect(await shown(page)).toBe(ends.length);
  expect(await page.locator('[data-events-more] button:visible').count()).toBe(0);
  const focused = page.locator('[data-events=past] > li').nth(before);
  expect(await focused.evaluate((li) => li === document.activeElement)).toBe(true);
});

test('without scripts all past events are shown', async () => {
  const page = await pageAt(Date.now(), { javaScriptEnabled: false });
  expect(await shown(page)).toBe((await endsIn(page, 'past')).length);
  expect(await page.locator('[data-events-more]').isVisible()).toBe(false);
});

test('the button at the top leads to the list', async () => {
  const page = await pageAt(Date.now());
  await page.getByRole('link', { name: 'Take Me to Events' }).click();
  expect(new URL(page.url()).hash).toBe('#upcoming');
});
