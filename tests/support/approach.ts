import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Moves the pointer to what opens the pop-up until the parts of that are there: a click waits four seconds for them and
 * then follows the link, which a busy machine takes more easily than any line.
 */
export async function approach(opener: Locator): Promise<void> {
  await opener.hover();
  const missing = () =>
    opener.evaluate(async () => {
      const parts = document.documentElement.dataset['contactPopup']?.split(' ') ?? [];
      const addresses = parts.map((part) => new URL(part, location.href).href);
      // A clock that stands still keeps no list of what has come; observers go on being told.
      const come = await new Promise<string[]>((done) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          done(list.getEntries().map(({ name }) => name));
        });
        observer.observe({ type: 'resource', buffered: true });
      });
      return addresses.filter((address) => !come.includes(address));
    });
  await expect.poll(missing).toEqual([]);
}
