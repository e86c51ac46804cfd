import { afterEach } from 'vitest';
import type { BrowserContextOptions, Locator, Page, Request, Route } from 'playwright-core';
import type { TypedFields } from '../../site/contact/form/draft.ts';
import { approach } from '../support/approach.ts';
import { openSite } from '../support/openSite.ts';

type Answer = (route: Route) => unknown;

export interface VisitOptions extends BrowserContextOptions {
  path?: string;
  /** Country of the visitor, as the look-up says; unset: it does not know. */
  country?: string;
  /** What stands in for the service at an address, a pattern such as `**\/api/ip`. */
  answers?: Record<string, Answer>;
  /** Time stands still until `page.clock` moves it. */
  clock?: boolean;
}

export interface Visit {
  page: Page;
  requests: Request[];
  /** Texts of the console's errors and of uncaught exceptions. */
  console: string[];
  exceptions: string[];
  popup: Popup;
}

/** What a visitor sees of the pop-up. */
class Popup {
  readonly page: Page;
  readonly dialog: Locator;
  readonly panel: Locator;
  readonly opener: Locator;
  readonly country: Locator;
  readonly search: Locator;
  readonly options: Locator;
  readonly alert: Locator;
  readonly submit: Locator;
  readonly front: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator('dialog');
    this.panel = page.locator('[data-contact-panel]');
    this.opener = page.locator('main a[data-contact-open]:visible').first();
    this.country = this.dialog.locator('button[popovertarget]');
    this.search = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
    this.alert = this.dialog.getByRole('alert');
    this.submit = this.dialog.locator('button[type="submit"]');
    this.front = this.dialog.locator('[data-depth="0"]');
  }

  field(name: string): Locator {
    return this.dialog.locator(`[name="${name}"]`);
  }

  /** Clicks an opener and waits until the country list is there. */
  async open(opener = this.opener): Promise<void> {
    await approach(opener);
    const list = this.page.waitForResponse('**/*countries*').catch(() => undefined);
    await opener.click();
    await this.panel.waitFor();
    await list;
  }

  async fill(values: Partial<TypedFields> = {}): Promise<void> {
    const all: TypedFields = {
      name: 'Ada Byron',
      email: 'ada@example.org',
      phoneNumber: '4155552671',
      projectBrief: 'An engine',
      ...values,
    };
    for (const [name, value] of Object.entries(all)) await this.field(name).fill(value);
  }

  async values(): Promise<Record<string, string>> {
    const names = ['name', 'email', 'phoneNumber', 'country', 'projectBrief'];
    const values = await Promise.all(names.map(async (name) => [name, await this.field(name).inputValue()]));
    return Object.fromEntries(values);
  }

  /** The message that a field in error points to. */
  async message(name: string): Promise<string | null> {
    const field = this.field(name);
    if ((await field.getAttribute('aria-invalid')) !== 'true') return null;
    const [id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    return this.page.locator(`[id="${id}"]`).textContent();
  }

  async choose(search: string): Promise<void> {
    await this.country.click();
    await this.search.fill(search);
    await this.page.keyboard.press('Enter');
  }
}

/** Gives a test file a function that visits a page of the built site. */
export async function useSite(): Promise<{ visit: (options?: VisitOptions) => Promise<Visit> }> {
  const { browser, address } = await openSite();
  // Pages left open would go on turning their stacks.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  const visit = async ({
    path = '/',
    country,
    answers = {},
    clock = false,
    ...options
  }: VisitOptions = {}) => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const requests: Request[] = [];
    const errors: string[] = [];
    const exceptions: string[] = [];
    page.on('request', (request) => requests.push(request));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => exceptions.push(error.message));
    if (country) {
      await page.route('**/api/geolocation*', (route) => route.fulfill({ json: { country_code2: country } }));
    }
    for (const [pattern, answer] of Object.entries(answers))
      await page.route(pattern, (route) => answer(route));
    if (clock) {
      await page.clock.install();
      // The clock moves every timer but this one.
      await page.addInitScript(() => {
        AbortSignal.timeout = (milliseconds) => {
          const controller = new AbortController();
          setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
          return controller.signal;
        };
      });
    }
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return { page, requests, console: errors, exceptions, popup: new Popup(page) };
  };
  return { visit };
}
