import type { Finding, SiteRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { sentencesOf } from '../page/sentences.ts';
import { tokensOf } from '../page/tokens.ts';

const sentenceWords = 8;
const openingWords = 6;
const mostPagesOfHeading = 3;

/** A text on a page, and what makes it the same as another one. */
interface Use {
  page: Page;
  text: string;
  key: string;
}

const use = (page: Page, text: string, words = Infinity): Use => {
  return { page, text, key: tokensOf(text).slice(0, words).join(' ') };
};

/** The uses of each text that is on more pages than allowed, one per page. */
function repeatedOn(uses: readonly Use[], mostPages = 1): { page: Page; text: string; others: string }[] {
  return [...Map.groupBy(uses, ({ key }) => key).values()].flatMap((same) => {
    const onPages = [...new Map(same.map((one) => [one.page, one])).values()];
    if (onPages.length <= mostPages) return [];
    return onPages.map(({ page, text }) => {
      const others = onPages.filter((one) => one.page !== page).map((one) => one.page.path);
      const rest = others.length > 3 ? ` and ${others.length - 3} more` : '';
      return { page, text, others: others.slice(0, 3).join(', ') + rest };
    });
  });
}

const repeats = (uses: readonly Use[], what: string, mend: string, mostPages?: number): Finding[] =>
  repeatedOn(uses, mostPages).map(({ page, text, others }) => {
    return { rule: 23, page, where: text, problem: `${what} also on ${others}.`, mend };
  });

/**
 * Sentences outside shared blocks, without furniture. Fixed texts may recur, and so may marked facts, unless a whole
 * list or section is marked.
 */
function sentences(page: Page): Use[] {
  const facts = page.facts.filter(({ wording }) => wording !== '').map(({ text }) => text);
  const fixed = [...page.fixed, ...facts];
  return ownBlocks(page)
    .flatMap(({ own }) => sentencesOf(own))
    .filter(({ words, text }) => words >= sentenceWords && !fixed.some((known) => known.includes(text)))
    .map(({ text }) => use(page, text));
}

/** The first paragraph that is long enough to open with six words. */
function opening(page: Page): Use[] {
  const first = ownBlocks(page).find(
    ({ element, own }) => element.tagName === 'p' && tokensOf(own).length >= openingWords,
  );
  return first ? [use(page, first.own, openingWords)] : [];
}

const sectionHeadings = (page: Page): Use[] =>
  ownBlocks(page)
    .filter(({ element, own }) => element.tagName === 'h2' && own !== '')
    .map(({ element }) => use(page, textOf(element)));

const missing = (pages: readonly Page[], name: 'title' | 'description'): Finding[] =>
  pages
    .filter((page) => page[name] === '')
    .map((page) => {
      return {
        rule: 23,
        page,
        where: '',
        problem: `The page has no ${name}.`,
        mend: 'Write one of its own.',
      };
    });

const written = (pages: readonly Page[], name: 'title' | 'description'): Use[] =>
  pages.filter((page) => page[name] !== '').map((page) => use(page, page[name]));

/** Rule 23: what may stand on one page only, and headings that may stand on three. */
export const repetition: SiteRule = (pages) => [
  ...missing(pages, 'title'),
  ...missing(pages, 'description'),
  ...repeats(written(pages, 'title'), 'The title is', 'Say what only this page offers.'),
  ...repeats(written(pages, 'description'), 'The description is', 'Say what only this page offers.'),
  ...repeats(
    pages.flatMap(opening),
    'The opening paragraph begins with the same six words',
    'Begin it otherwise.',
  ),
  ...repeats(pages.flatMap(sentences), 'The sentence is', 'Write it anew, or move it to a shared block.'),
  ...repeats(
    pages.flatMap(sectionHeadings),
    `An h2 on more than ${mostPagesOfHeading} pages:`,
    'Say what the section tells on this page.',
    mostPagesOfHeading,
  ),
];
