import { expect, test } from 'vitest';
import { pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';
import { wordsUnderArt } from '../support/wordsUnderArt.ts';

const { browser, address } = await openSite();

test.each(pagesToVisit())(
  'no picture touches the words of %s',
  async (path) => {
    expect(await wordsUnderArt(browser, address + path, [390, 768, 1024, 1440])).toEqual([]);
  },
  60_000,
);
