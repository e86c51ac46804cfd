import { test } from 'vitest';
import { expectGoodLooks } from '../support/looks.ts';
import { pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

test.each(pagesToVisit())('%s has no axe finding and never scrolls sideways', async (path) => {
  await expectGoodLooks(browser, address + path);
});
