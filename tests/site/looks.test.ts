import { test } from 'vitest';
import { brokenWords } from '../support/brokenWords.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

test.each(pagesToVisit())(
  '%s has no axe finding, no broken word, no cut cell, and never scrolls sideways',
  async (path) => {
    await expectGoodLooks(browser, address + path, { search: brokenWords });
  },
);
