import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startService } from '../support/service.ts';
import type { Driver, Engine } from './driver.ts';
import { startFront, type Front } from './front.ts';
import { Visitor } from './visitor.ts';

/** Parts of the pop-up, as selectors. */
export const parts = {
  opener: 'main a[data-contact-open]',
  panel: '[data-contact-panel]',
  close: '[data-contact-panel] > button',
  country: 'dialog button[popovertarget]',
  search: 'dialog [role="combobox"]',
  option: 'dialog [role="option"]',
  alert: 'dialog [role="alert"]',
  restore: 'dialog [role="alert"] button',
  submit: 'dialog button[type="submit"]',
  pause: 'dialog [data-paused] > button, dialog [data-ground] > button',
  next: 'dialog [aria-roledescription="carousel"] button + button',
  front: 'dialog [data-depth="0"]',
};

const names = ['name', 'email', 'phoneNumber', 'projectBrief'] as const;

export const field = (name: (typeof names)[number] | 'country') => `dialog [name="${name}"]`;

/** Where no panel is, at every height that the browsers have. */
export const backdrop = { x: 20, y: 400 };

export const typed = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phoneNumber: '4155552671',
  projectBrief: 'An engine',
};

/** A visitor of the home page, and what the pop-up shows. */
export class PopupVisitor extends Visitor {
  readonly front: Front;

  constructor(driver: Driver, front: Front) {
    super(driver);
    this.front = front;
  }

  async open(): Promise<void> {
    await this.click(parts.opener);
    await expect.poll(() => this.isVisible(parts.panel)).toBe(true);
  }

  async fillAll(): Promise<void> {
    for (const name of names) await this.fill(field(name), typed[name]);
  }

  value(name: Parameters<typeof field>[0]): Promise<string> {
    return this.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', field(name));
  }

  async values(): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    for (const name of names) values[name] = await this.value(name);
    return values;
  }

  /** Messages that fields in error point to, in their order. */
  messages(): Promise<string[]> {
    return this.run(() =>
      [...document.querySelectorAll('dialog [aria-invalid="true"]')].map((each) => {
        const [id = ''] = each.getAttribute('aria-describedby')?.split(' ') ?? [];
        return document.getElementById(id)?.textContent ?? '';
      }),
    );
  }

  /** Bodies of the inquiries that were sent. */
  inquiries(): unknown[] {
    return this.front.asked
      .filter(({ method, path }) => method === 'POST' && path === '/api/contact')
      .map(({ body }) => JSON.parse(body));
  }
}

/** Starts service and browser for a suite; gives a function that visits the home page in a fresh tab. */
export function useBrowser(engine: Engine): { visit: () => Promise<PopupVisitor> } {
  const ends: (() => unknown)[] = [];
  let front: Front;
  let driver: Driver;
  beforeAll(async () => {
    const service = await startService();
    ends.unshift(service.stop);
    front = await startFront(service.address);
    ends.unshift(front.stop);
    driver = await engine.launch();
    ends.unshift(driver.close);
    console.info(driver.browser);
  });
  beforeEach(() => {
    front.asked.length = 0;
    front.answers.clear();
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const visit = async () => {
    await driver.openTab();
    await driver.goTo(`${front.address}/`);
    return new PopupVisitor(driver, front);
  };
  return { visit };
}
