import { expect, test } from 'vitest';
import { artUnderHeadline, openSmall } from '../support/artUnderHeadline.ts';
import { openSite } from '../support/openSite.ts';
import { pagePaths } from '../support/pages.ts';

const { browser, address } = await openSite();
const page = await openSmall(browser);

// How a headline breaks into lines only a browser knows, so it is a test and not the build that refuses.
test.each(pagePaths())('nothing is drawn behind the headline of %s', async (path) => {
  expect(await artUnderHeadline(page, address + path, [390, 768, 1024, 1440, 1920])).toEqual([]);
});
