import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

/** Words that stand on two lines, a hyphen, dash or slash apart; what programs read may break anywhere. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const part = node.parentElement;
      if (!part?.checkVisibility() || part.closest('svg, code, pre, .visually-hidden')) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[^\s\-–—/]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test.each(pagesToVisit())('no word of %s is broken', async (path) => {
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(address + path);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `${width} px`).toEqual([]);
  }
  await page.close();
});
