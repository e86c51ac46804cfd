import { expect, test } from 'vitest';
import { pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';
import { wordsUnderArt } from '../support/wordsUnderArt.ts';

const { browser, address } = await openSite();

/** CSS px; `npm run test:pages` looks at more. */
const widthsOf = (path: string) => {
  if (process.env['ALL_VIEWS'] === '1') return [390, 768, 1024, 1440];
  return path === '/' ? [390, 1440] : [1440];
};

test.each(pagesToVisit())('no picture touches the words of %s', async (path) => {
  expect(await wordsUnderArt(browser, address + path, widthsOf(path))).toEqual([]);
});
