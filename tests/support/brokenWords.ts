import type { Page } from 'playwright-core';

/**
 * Words that stand on two lines, a hyphen, dash or slash apart; what programs read may break anywhere.
 * @param widest in px: longer words have to break
 */
export const brokenWords = (page: Page, widest = Infinity): Promise<string[]> =>
  page.evaluate((most) => {
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
        const parts = [...range.getClientRects()];
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const width = parts.reduce((whole, part) => whole + part.width, 0);
        if (lines.size > 1 && width <= most) broken.push(word);
      }
    }
    return broken;
  }, widest);
