import type { SiteRule } from '../Finding.ts';
import { headingsOf } from './prose.ts';
import type { Page } from '../page/Page.ts';

const limits = [
  { what: 'a heading with “&”', part: 1 / 3, words: 'one in three', tags: /^h[1-6]$/ },
  { what: 'a main heading with “&”', part: 1 / 6, words: 'one in six', tags: /^h1$/ },
] as const;

/** Rule 26: the share of the pages with “&” in a heading, and in the main one. */
export const ampersands: SiteRule = (pages) =>
  limits.flatMap(({ what, part, words, tags }) => {
    const headingOf = (page: Page) =>
      headingsOf(page).find(({ element, text }) => tags.test(element.tagName) && text.includes('&'));
    const having = pages.flatMap((page) => {
      const heading = headingOf(page);
      return heading ? [{ page, where: heading.text }] : [];
    });
    const [first] = having.slice(Math.max(1, Math.floor(pages.length * part)));
    if (!first) return [];
    const problem = `${having.length} of ${pages.length} pages have ${what}; ${words} may: ${having.map(({ page }) => page.path).join(' ')}`;
    return [{ rule: 26, ...first, problem, mend: 'Keep it where it says most, and write “and” elsewhere.' }];
  });
