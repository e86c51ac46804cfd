import type { Page } from 'playwright-core';

/** Words that stand on two lines, a hyphen, dash or slash apart; what programs read may break anywhere. */
export const brokenWords = (page: Page): Promise<string[]> =>
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
