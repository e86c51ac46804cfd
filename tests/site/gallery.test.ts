import { test } from 'vitest';
import { expectGoodLooks } from '../support/looks.ts';
import { pagePaths } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

test.each(pagePaths({ gallery: true }))(
  '%s has no axe finding and no cut cell in any of its examples',
  async (path) => {
    await expectGoodLooks(browser, address + path);
  },
);
