import { expect, test } from 'vitest';
import { buildDay } from '../../../site/time/buildMoment.ts';
import { openSite } from '../../support/openSite.ts';

const DAY = 86_400_000;
const { browser, address: site } = await openSite();

/** The list as it reads at noon, some days after the Monday that the page names. */
async function listAfter(days: number): Promise<{ heading: string; free: Map<string, string> }> {
  const page = await browser.newPage({ timezoneId: 'UTC' });
  const address = `${site}/hire-mobile-app-developers/`;
  const html = await (await page.request.get(address)).text();
  const monday = /data-week="([\d-]+)"/.exec(html)?.[1] ?? '';
  await page.clock.setFixedTime(Date.parse(`${monday}T12:00:00Z`) + days * DAY);
  await page.goto(address);
  const times = await page.locator('time[data-free]').all();
  const free = new Map<string, string>();
  for (const time of times)
    free.set((await time.getAttribute('datetime')) ?? '', (await time.textContent()) ?? '');
  const heading = (await page.textContent('[data-week]')) ?? '';
  await page.close();
  return { heading: heading.trim(), free };
}

test('in its week and on the weekend before it, the list begins this week', async () => {
  for (const days of [-2, 0, 6])
    expect((await listAfter(days)).heading).toBe('First free days, from this week');
});

test('before and after, the list names its week', async () => {
  for (const days of [-3, 7])
    expect((await listAfter(days)).heading).toMatch(/^First free days, from \w+ \d+$/);
});

test('who is free on the day of the build is free now, the others on their day', async () => {
  const today = buildDay();
  for (const [day, words] of (await listAfter(-3)).free)
    expect(words).toMatch(day <= today ? /^Now$/ : /^\w{3} \d+$/);
});

test('weeks later everybody is free now', async () => {
  expect([...new Set((await listAfter(28)).free.values())]).toEqual(['Now']);
});
