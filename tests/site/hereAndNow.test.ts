import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

/** A page as a visitor finds it at a moment, such as 2026-11-24T15:30:00Z. */
async function at(moment: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.clock.setFixedTime(moment);
  await page.goto(address + path);
  return page;
}

test.each([
  // The week of the drawing begins on a Monday at 15:00 UTC, when the second of the offices opens.
  { moment: '2026-11-23T15:20:00Z', day: 'Day 1', hour: 0 },
  { moment: '2026-11-23T14:59:00Z', day: 'Day 7', hour: 167 },
  { moment: '2026-11-25T16:00:00Z', day: 'Day 3', hour: 49 },
])('at $moment the drawing of the first week says $day, hour $hour', async ({ moment, day, hour }) => {
  const page = await at(moment, '/how-we-work/');
  const today = page.locator('[data-week-starts] [data-today]');
  expect(await today.innerText()).toMatch(new RegExp(`^${day}: .*\\b${hour}$`));
  const [pitch, moved] = await page
    .locator('[data-now] [data-pitch]')
    .first()
    .evaluate((stroke) => [stroke.getAttribute('data-pitch'), stroke.getAttribute('transform')]);
  expect(moved).toBe(`translate(${hour * Number(pitch)})`);
  await page.close();
});

test.each([
  { moment: '2026-11-24T05:00:00Z', says: [/^At work now, at 10:30/, /^Closed now, at 22:00/] },
  { moment: '2026-11-24T15:30:00Z', says: [/^Closed now, at 21:00/, /^At work now, at 08:30/] },
  // A Saturday.
  { moment: '2026-11-28T05:00:00Z', says: [/^Closed now, at 10:30/, /^Closed now, at 22:00/] },
])('at $moment the offices say who is at work', async ({ moment, says }) => {
  const page = await at(moment, '/locations/');
  const said = await page.locator('[data-office-now]').allInnerTexts();
  expect(said).toHaveLength(says.length);
  for (const [nth, words] of says.entries()) expect(said[nth]).toMatch(words);
  await page.close();
});

test.each(['/how-we-work/', '/locations/'])('%s says nothing of now without scripts', async (path) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address + path);
  for (const mark of await page.locator('[data-now], [data-office-now]').all())
    expect(await mark.isVisible()).toBe(false);
  await context.close();
});
