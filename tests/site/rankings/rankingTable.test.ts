import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { rangesByScore } from '../../../site/templates/rankings/exhibits/RankingOpening/drawings/PriceAgainstScore.geometry.ts';
import { openSite } from '../../support/openSite.ts';
import { htmlOf, pagePaths } from '../../support/pages.ts';

let page: Page;
afterEach(() => page.close());
const { browser, address } = await openSite();

const [path = ''] = pagePaths().filter(
  (one) => one.startsWith('/top-companies/') && htmlOf(one).includes('comparison-table'),
);

async function open(options: Parameters<typeof browser.newPage>[0] = {}): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  await page.goto(address + path);
  const section = page.locator('[data-section=comparison-table]');
  await section.scrollIntoViewIfNeeded();
  if (options.javaScriptEnabled === false) return;
  // What sorts and weighs comes on intent; tests of what it does find it there.
  await section.dispatchEvent('pointerover');
  await page.evaluate(`import(document.querySelector('[data-tool]').dataset.tool).then(() => undefined)`);
}

const heads = () => page.locator('[data-section=comparison-table] thead th');
const rows = () => page.locator('[data-section=comparison-table] tbody tr');
const cells = (column: number) =>
  rows().evaluateAll(
    (all, at) => all.map((row) => row.querySelectorAll('th, td')[at]?.textContent?.trim() ?? ''),
    column,
  );
const sorts = () => heads().evaluateAll((all) => all.map((head) => head.getAttribute('aria-sort')));
const press = (column: number) => heads().nth(column).getByRole('button').click();
const leaders = () => page.locator('[data-section=comparison-table] form [role=status]');
const slider = (name: string) => page.locator(`[data-section=comparison-table] input[name=${name}]`);

/** Columns by what they hold; a range of rates counts by its lower end first. */
const columns = [
  ['rank', 0, 'numbers'],
  ['company', 1, 'words'],
  ['location', 2, 'words'],
  ['employees', 3, 'numbers'],
  ['rate', 4, 'numbers'],
  ['founded', 5, 'numbers'],
  ['stars', 6, 'numbers'],
  ['score', 7, 'numbers'],
] as const;

function inOrder(texts: readonly string[], kind: 'numbers' | 'words'): boolean {
  return texts.every((text, at) => {
    const before = texts[at - 1] ?? text;
    return kind === 'words' ? before.localeCompare(text, 'en') <= 0 : parseFloat(before) <= parseFloat(text);
  });
}

test.each(columns)('the head of the column of the %s sorts both ways', async (_, column, kind) => {
  await open();
  // By rank it is sorted already, so the first press turns that round.
  const found = [];
  for (const time of [1, 2]) {
    await press(column);
    const way = (await sorts())[column];
    const texts = await cells(column);
    found.push(way);
    expect({ time, sorted: inOrder(way === 'descending' ? texts.toReversed() : texts, kind) }).toEqual({
      time,
      sorted: true,
    });
    expect((await sorts()).filter(Boolean)).toHaveLength(1);
  }
  expect(found.toSorted()).toEqual(['ascending', 'descending']);
});

test('equals stay in the order of their ranks, both ways', async () => {
  await open();
  const names = await cells(1);
  for (let times = 0; times < 2; times += 1) {
    await press(6);
    const [stars, sorted] = [await cells(6), await cells(1)];
    for (const [at, rating] of stars.entries()) {
      if (rating !== stars[at - 1]) continue;
      const [before, here] = [sorted[at - 1] ?? '', sorted[at] ?? ''];
      expect(names.indexOf(before)).toBeLessThan(names.indexOf(here));
    }
  }
});

test('a head is reached and pressed by keyboard, keeps the focus, and what it did is said', async () => {
  await open();
  await heads().nth(2).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await sorts())[3]).toBe('ascending');
  const status = page.locator('[data-section=comparison-table] [role=status]').first();
  const head = await heads().nth(3).getByRole('button').textContent();
  expect(await status.textContent()).toContain(head);
  await page.keyboard.press('Space');
  expect((await sorts())[3]).toBe('descending');
});

/** Total of each company by these weights, as anybody would work it out from the marks. */
const totals = (weights: Record<string, number>) =>
  rows().evaluateAll((all, points) => {
    const names = [...document.querySelectorAll('[data-section=comparison-table] input')].map(
      (input) => input.getAttribute('name') ?? '',
    );
    return all.map((row) => {
      const marks = (row.getAttribute('data-marks') ?? '').split(' ').map(Number);
      let [sum, all_] = [0, 0];
      for (const [at, name] of names.entries()) {
        sum += (marks[at] ?? 0) * (points[name] ?? 0);
        all_ += points[name] ?? 0;
      }
      return { name: row.querySelector('th')?.textContent ?? '', total: Math.round((10 * sum) / all_) / 10 };
    });
  }, weights);

test('weights work out totals and ranks anew, and the way back is our order', async () => {
  await open();
  const [before, scores] = [await cells(1), await cells(7)];
  const ids = await page
    .locator('[data-section=comparison-table] input')
    .evaluateAll((all) => all.map((input) => input.getAttribute('name') ?? ''));
  const [last = '', other = ''] = ids.toReversed();
  const weights = Object.fromEntries(ids.map((id) => [id, id === last ? 30 : id === other ? 10 : 0]));
  for (const id of ids.toReversed()) await slider(id).fill(String(weights[id]));
  const expected = (await totals(weights)).toSorted(
    (one, two) => two.total - one.total || one.name.localeCompare(two.name, 'en'),
  );
  expect(await cells(1)).toEqual(expected.map(({ name }) => name));
  expect(await cells(7)).toEqual(expected.map(({ total }) => total.toFixed(1)));
  expect(await cells(0)).toEqual(
    expected.map(({ total }) => String(1 + expected.filter((better) => better.total > total).length)),
  );
  expect(await cells(1)).not.toEqual(before);
  expect((await sorts())[0]).toBe('ascending');
  expect(await leaders().textContent()).toContain(`${expected[0]?.name} ${expected[0]?.total.toFixed(1)}`);

  await page.locator('[data-section=comparison-table] button[type=reset]').click();
  await expect.poll(() => cells(1)).toEqual(before);
  expect(await cells(7)).toEqual(scores);
});

test('a weight moves by keyboard, and without any weight nobody is first', async () => {
  await open();
  const inputs = page.locator('[data-section=comparison-table] input');
  const first = inputs.first();
  await first.focus();
  const value = Number(await first.inputValue());
  await page.keyboard.press('ArrowRight');
  expect(Number(await first.inputValue())).toBe(value + 1);
  expect(await first.locator('xpath=preceding-sibling::b').textContent()).toBe(String(value + 1));
  for (const input of await inputs.all()) await input.fill('0');
  expect(new Set(await cells(0))).toEqual(new Set(['–']));
  expect(new Set(await cells(7))).toEqual(new Set(['–']));
  expect(await leaders().textContent()).toBe('Give one criterion a weight.');
  await first.fill('1');
  expect(await leaders().textContent()).toContain((await cells(1))[0]);
  expect((await cells(0))[0]).toBe('1');
});

test('the address holds weights and order: reloading keeps them, going back undoes them', async () => {
  await open();
  const before = await cells(1);
  const query = () => new URL(page.url()).search;
  const name =
    (await page.locator('[data-section=comparison-table] input').last().getAttribute('name')) ?? '';
  await slider(name).fill('39');
  await slider(name).fill('40');
  expect(query()).toBe(`?${name}=40`);
  const weighed = [await cells(1), await cells(7)];
  await press(4);
  await press(4);
  expect(query()).toBe(`?${name}=40&sort=rate-down`);
  const sorted = await cells(1);
  await page.reload();
  expect(await cells(1)).toEqual(sorted);
  expect((await sorts())[4]).toBe('descending');
  expect(await slider(name).inputValue()).toBe('40');
  await page.goBack();
  expect((await sorts())[4]).toBe('ascending');
  await page.goBack();
  await expect.poll(async () => [await cells(1), await cells(7)]).toEqual(weighed);
  // The two steps of one weight are one step back.
  await page.goBack();
  await expect.poll(() => cells(1)).toEqual(before);
  expect(query()).toBe('');
  await page.goForward();
  await expect.poll(() => cells(7)).toEqual(weighed[1]);
  await page.locator('[data-section=comparison-table] button[type=reset]').click();
  await expect.poll(query).toBe('');
});

test('what an address makes up is passed over', async () => {
  await open();
  const [names, totals] = [await cells(1), await cells(7)];
  const ids = await page
    .locator('[data-section=comparison-table] input')
    .evaluateAll((all) => all.map((input) => input.getAttribute('name') ?? ''));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const value of ['', '-1', '41', '1.5', '007', 'all', '1e1']) {
    const query = new URLSearchParams([...ids.map((id) => [id, value]), ['sort', value], ['other', '9']]);
    await page.goto(`${address}${path}?${query}`);
    expect([await cells(1), await cells(7)], value).toEqual([names, totals]);
    expect((await sorts())[0]).toBe('ascending');
  }
  expect(complaints).toEqual([]);
});

test('heads that sort say so by an arrow, and are large enough for a finger', async () => {
  await open({ hasTouch: true, isMobile: true, viewport: { width: 1366, height: 1024 } });
  const found = await heads()
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const edge = getComputedStyle(button, '::after').borderBottomColor;
        return { isLarge: width >= 44 && height >= 44, hasArrow: !/, 0\)|transparent/.test(edge) };
      }),
    );
  expect(found).toHaveLength(columns.length);
  expect(found.filter(({ isLarge, hasArrow }) => !isLarge || !hasArrow)).toEqual([]);
});

test('on phones a choice above the table sorts it', async () => {
  await open({ viewport: { width: 390, height: 844 } });
  expect(await heads().first().getByRole('button').isVisible()).toBe(false);
  const select = page.locator('[data-section=comparison-table] select');
  const options = await select.locator('option').allTextContents();
  expect(options).toHaveLength(2 * columns.length);
  await select.selectOption({ index: 3 });
  expect(inOrder((await cells(1)).toReversed(), 'words')).toBe(true);
  expect(await rows().first().locator('th').isVisible()).toBe(true);
});

describe('moving', () => {
  const moving = () => rows().evaluateAll((all) => all.flatMap((row) => row.getAnimations()).length);

  test('rows slide to their new places', async () => {
    await open();
    // At once: on a busy machine they would have come to rest.
    const started = await heads()
      .nth(1)
      .getByRole('button')
      .evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
        return document.getAnimations().length;
      });
    expect(started).toBeGreaterThan(0);
    await expect.poll(moving).toBe(0);
  });

  test('with reduced motion they are there at once', async () => {
    await open({ reducedMotion: 'reduce' });
    await press(1);
    expect(await moving()).toBe(0);
  });
});

test('without scripts the table stands as ranked, without a control', async () => {
  await open({ javaScriptEnabled: false });
  expect(await rows().count()).toBeGreaterThan(5);
  const controls = page.locator('[data-section=comparison-table]').locator('button, input, select');
  for (const control of await controls.all()) expect(await control.isVisible()).toBe(false);
  expect((await sorts()).filter(Boolean)).toEqual([]);
  const spoken = await page.locator('[data-section=comparison-table]').innerText();
  expect(spoken).not.toContain(
    await page.locator('[data-section=comparison-table] button[type=reset]').textContent(),
  );
});

test.each([390, 1440])('all names start on one edge, %i px wide', async (width) => {
  await open({ viewport: { width, height: 900 } });
  const edges = await rows().evaluateAll((all) =>
    all.map((row) =>
      ['th a', 'td']
        .map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(row.querySelector(cell) ?? row);
          return Math.round(range.getBoundingClientRect().left);
        })
        .join(' '),
    ),
  );
  expect(new Set(edges).size).toBe(1);
});

test('where the table has columns, all of them are in sight', async () => {
  await open({ viewport: { width: 1240, height: 900 } });
  expect(await heads().first().getByRole('button').isVisible()).toBe(true);
  const beyond = await page
    .locator('[data-section=comparison-table] [role=region]')
    .evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(beyond).toBe(0);
});

test('in the plot of rates and scores a name finds another place where its own is taken', () => {
  const { ranges, columns: at } = rangesByScore(
    [
      { name: 'Fastnet', low: 20, high: 50, score: 8 },
      { name: 'Skerry', low: 60, high: 90, score: 8 },
      { name: 'Eddy', low: 110, high: 160, score: 6.5 },
    ],
    { step: 20, unit: 1 },
  );
  expect(at.map(({ value }) => value)).toEqual([20, 40, 60, 80, 100, 120, 140, 160]);
  expect(ranges.map(({ name, label, y }) => [name, label.anchor, label.y === y])).toEqual([
    ['Fastnet', 'start', false],
    ['Skerry', 'start', true],
    ['Eddy', 'end', true],
  ]);
  expect(ranges[0]?.d.match(/v18/g)).toHaveLength(30);
  expect(() => rangesByScore([], { step: 20, unit: 1 })).toThrow('one range');
  expect(() => rangesByScore([{ name: 'Low', low: 5, high: 5, score: 1 }], { step: 20, unit: 1 })).toThrow(
    '"Low"',
  );
});
