import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { message, path, send } from './contactPage.ts';
import { useSite, type Visit } from './visit.ts';

const { visit } = await useSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds within an element, by all rules or some, a line each. */
function findings(page: Page, within: string, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async ([context, runOnly]) => {
      const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      const { violations } = await Reflect.get(window, 'axe').run(context, options);
      return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    [within, rules] as const,
  );
}

/** A state, where it shows, and how it is reached from the one before. */
type State = [name: string, within: string, reach: (visited: Visit) => Promise<unknown>];

const popupStates: State[] = [
  ['open', 'html', ({ popup }) => popup.open()],
  [
    'list open',
    'dialog',
    async ({ popup }) => {
      await popup.country.click();
      await popup.options.nth(100).waitFor();
    },
  ],
  ['nothing found', 'dialog', ({ popup }) => popup.search.fill('zzz')],
  [
    'errors',
    'dialog',
    async ({ page, popup }) => {
      await page.keyboard.press('Escape');
      await popup.submit.click();
    },
  ],
  [
    'failed',
    'dialog',
    async ({ page, popup }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
      await popup.fill();
      await popup.submit.click();
      await popup.dialog.getByRole('button', { name: 'Restore my details' }).waitFor();
    },
  ],
  ['closed', 'html', ({ page }) => page.keyboard.press('Escape')],
  [
    'closed while it sends',
    'body > [role="status"]',
    async ({ page, popup }) => {
      await page.route('**/api/contact', () => undefined);
      await popup.open();
      await popup.dialog.getByRole('button', { name: 'Restore my details' }).click();
      await popup.submit.click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stay here' }).waitFor();
    },
  ],
];

const pageStates: State[] = [
  [
    'list open',
    'html',
    async ({ page }) => {
      await page.locator('form [data-dial-code] > button').click();
      await page.locator('form [role="option"]').nth(100).waitFor();
    },
  ],
  [
    'errors',
    'form',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await send(page);
      await expect.poll(() => message(page, 'name')).not.toBe('');
    },
  ],
];

/** What another colour scheme can change; the rest is judged in light. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

test.each([
  [1280, 800, '/', popupStates],
  [360, 640, '/', popupStates],
  [360, 640, path, pageStates],
] as const)(
  'axe finds nothing at %i by %i on %s, in any state, light and dark',
  async (width, height, at, states) => {
    const visited = await visit({ viewport: { width, height }, path: `${at}#main` });
    await visited.page.evaluate(axe);
    for (const [state, within, reach] of states) {
      await reach(visited);
      await visited.page.emulateMedia({ colorScheme: 'light' });
      expect(await findings(visited.page, within), `${state}, light`).toEqual([]);
      await visited.page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(visited.page, within, rulesOfColour), `${state}, dark`).toEqual([]);
    }
  },
);

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

test('after the form the keyboard comes to what closes it, then to the panel, and back to the form', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.dialog.getByRole('link', { name: 'privacy notice' }).focus();
  const order: string[] = [];
  while (order.at(-1) !== 'name') {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at, body } = document;
      return at === body ? '' : at?.ariaLabel || at?.getAttribute('name') || at?.textContent || '';
    });
    // Between the end of a dialog and its beginning stands the browser itself.
    if (name !== '') order.push(name);
  }
  expect(order.slice(0, 2)).toEqual(['Close', 'Play animations']);
  expect(order.slice(-3)).toEqual(['Previous review', 'Next review', 'name']);
});

test.each([
  ['a phone', 390, 664],
  ['a low window', 1280, 560],
])(
  'on %s a field that the keyboard comes to is seen with its label and its message',
  async (_, width, height) => {
    const { page, popup } = await visit({ viewport: { width, height } });
    await popup.open();
    await popup.submit.click();
    await expect.poll(() => popup.message('projectBrief')).not.toBeNull();
    for (const [from, key] of [
      ['name', 'Tab'],
      ['projectBrief', 'Shift+Tab'],
    ] as const) {
      await popup.field(from).focus();
      for (let fields = 0; fields < 3;) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const { activeElement: at } = document;
          const parts = at?.closest('div:has(> label)')?.querySelectorAll('label, [id$="message"]') ?? [];
          return at?.matches('[name]')
            ? [...parts]
                .filter((part) => {
                  const { left, top, bottom } = part.getBoundingClientRect();
                  return [top + 1, bottom - 1].some(
                    (y) => !part.contains(document.elementFromPoint(left + 1, y)),
                  );
                })
                .map((part) => part.textContent)
            : undefined;
        });
        if (!hidden) continue;
        expect(hidden, key).toEqual([]);
        fields += 1;
      }
    }
  },
);

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
