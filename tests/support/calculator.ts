import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { openSite } from './openSite.ts';

/** The amounts in a text, without their thousands marks. */
const amountsIn = (text: string | null): number[] =>
  [...(text ?? '').matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

/** What a row of the calculator says; what is left out stays. */
interface Chosen {
  role?: string;
  level?: string;
  region?: string;
  people?: string;
}

/** The calculator of the built site in a page of its own, operated as visitors do. */
export interface Calculator {
  page: Page;
  /** What the console and the page's scripts complained about. */
  complaints: string[];
  rows: Locator;
  choose: (nth: number, chosen: Chosen) => Promise<void>;
  /** The numbers of the range, of the sum of a row, and so on, by what the page calls them. */
  numbers: (name: string, nth?: number) => Promise<number[]>;
  /** A fact of the table of rates: the low and high end of an hour. */
  rate: (role: string, region: string) => Promise<number[]>;
}

/** Opens the calculator, with a query or without. */
export async function openCalculator(
  browser: Browser,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Calculator> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${inject('siteAddress')}/cost-calculator/${query}`);
  // What the address says is chosen by then.
  await page.locator('[data-calculator] form:not([inert])').waitFor({ state: 'attached' });
  const rows = page.locator('[data-row]');
  return {
    page,
    complaints,
    rows,
    choose: async (nth, { people, ...chosen }) => {
      for (const [name, value] of Object.entries(chosen))
        await rows.nth(nth).locator(`[name=${name}]`).selectOption(value);
      if (people !== undefined) await rows.nth(nth).locator('[name=people]').fill(people);
    },
    numbers: async (name, nth = 0) => amountsIn(await page.locator(`[data-${name}]`).nth(nth).textContent()),
    rate: async (role, region) =>
      amountsIn(await page.locator(`[data-rate^="${role} ${region} "] td`).first().textContent()),
  };
}

/** Opens the calculator for a test, which closes it at its end. */
export async function useCalculator() {
  const { browser } = await openSite();
  let calculator: Calculator;
  afterEach(() => calculator.page.close());
  const open = async (query?: string, options?: BrowserContextOptions) => {
    calculator = await openCalculator(browser, query, options);
    return calculator;
  };
  return { browser, open };
}
