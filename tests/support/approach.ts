import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Moves the pointer to what opens the pop-up until the parts of that are there: a click waits four seconds for them and
 * then follows the link, which a busy machine takes more easily than any line.
 */
export async function approach(opener: Locator): Promise<void> {
  await opener.hover();
  const missing = () =>
    opener.evaluate(() => {
      const parts = document.documentElement.dataset['contactPopup']?.split(' ') ?? [];
      const addresses = parts.map((part) => new URL(part, location.href).href);
      return addresses.filter((address) => performance.getEntriesByName(address).length === 0);
    });
  await expect.poll(missing).toEqual([]);
}
