import { expect } from 'vitest';
import type { Engine } from './driver.ts';
import { useBrowser } from './useBrowser.ts';
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
  async open(): Promise<void> {
    await this.click(parts.opener);
    await expect.poll(() => this.isVisible(parts.panel)).toBe(true);
  }

  async fillAll(): Promise<void> {
    for (const name of names) await this.fill(field(name), typed[name]);
  }

  value(name: Parameters<typeof field>[0]): Promise<string> {
    return this.valueOf(field(name));
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

/** A browser for a suite, in which the home page is visited. */
export function usePopup(engine: Engine): { visit: () => Promise<PopupVisitor> } {
  const { visit } = useBrowser(engine);
  return {
    visit: async () => {
      const { driver, front } = await visit();
      return new PopupVisitor(driver, front);
    },
  };
}
