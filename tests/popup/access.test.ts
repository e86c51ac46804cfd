import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useSite, type Visit } from './visit.ts';

const { visit } = useSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, a line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
}

const states: Record<string, (visited: Visit) => Promise<unknown>> = {
  closed: async ({ page, popup }) => {
    await popup.open();
    await page.keyboard.press('Escape');
  },
  open: ({ popup }) => popup.open(),
  'list open': async ({ popup }) => {
    await popup.open();
    await popup.country.click();
    await popup.options.first().waitFor();
  },
  'nothing found': async ({ popup }) => {
    await popup.open();
    await popup.country.click();
    await popup.search.fill('zzz');
  },
  errors: async ({ popup }) => {
    await popup.open();
    await popup.submit.click();
  },
  failed: async ({ page, popup }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
    await popup.open();
    await popup.fill();
    await popup.submit.click();
    await popup.dialog.getByRole('button', { name: 'Restore my details' }).waitFor();
  },
};
const views: Record<string, BrowserContextOptions> = {
  'light at 1280': {},
  'dark at 1280': { colorScheme: 'dark' },
  'light at 360': { viewport: { width: 360, height: 640 } },
  'dark at 360': { viewport: { width: 360, height: 640 }, colorScheme: 'dark' },
};

const cases = Object.keys(states).flatMap((state) =>
  Object.keys(views).map((view) => [state, view] as const),
);

test.each(cases)('axe finds nothing: %s, %s', async (state, view) => {
  const visited = await visit(views[view]);
  await states[state]?.(visited);
  expect(await findings(visited.page)).toEqual([]);
});

test('the keyboard alone opens, fills, chooses a country and sends', async () => {
  const { page, popup } = await visit();
  const { keyboard } = page;
  await popup.opener.focus();
  await keyboard.press('Enter');
  await popup.panel.waitFor();
  await keyboard.type('Ada Byron');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.org');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await popup.options.nth(100).waitFor();
  await keyboard.type('fra');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('612345678');
  await keyboard.press('Tab');
  await keyboard.type('An engine');
  await keyboard.press('Tab');
  const request = page.waitForRequest('**/api/contact');
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ country: '+33', phoneNumber: '612345678' });
  await page.waitForURL('**/thank-you/');
});

test.each([
  ['a window of 320 by 256, as at 400 % zoom', 320, 256],
  ['a window 360 high', 1280, 360],
  ['a phone on its side', 740, 360],
])('in %s every control can be reached and seen', async (_, width, height) => {
  const { page, popup } = await visit({ viewport: { width, height } });
  await popup.open();
  for (const control of [popup.field('name'), popup.country, popup.field('projectBrief'), popup.submit]) {
    await control.focus();
    const uncovered = await control.evaluate((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + wide / 2, y + Math.min(high / 2, 26)));
    });
    expect(uncovered, await control.evaluate((element) => element.outerHTML.slice(0, 80))).toBe(true);
  }
  await popup.country.click();
  await popup.search.fill('france');
  const option = await popup.options.first().boundingBox();
  expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual(height);
  await popup.dialog.getByRole('button', { name: 'Close', exact: true }).click({ trial: true, force: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
