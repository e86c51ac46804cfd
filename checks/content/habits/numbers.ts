import type { SiteRule } from '../Finding.ts';
import { ancestry, attribute } from '../page/html.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { isInTable } from './prose.ts';

const mostPages = 2;

/** Prices, with what stands beside them in a range. */
const money =
  /(?:USD|CAD|EUR|GBP|INR|AUD|US\$|CA\$|[$€£₹])\s?[\d,.]+(?:bn)?(?:\s?(?:to|and|or|–|-)\s?[\d,.]+)*/gu;
/** Numbers that name something: standards, laws, forms, addresses. */
const names = /\b[A-Z][\w.]*[A-Z][\w.]*[ -]\d[\w.:/-]*|#\d+|\b\d+\/\d+\b/gu;
const number = /(?<![\p{L}\d.,:/+-])(?:\d{1,3}(?:,\d{3})+|\d{3,})(?![\d:/]|[.,]\d|-\d)/gu;
const year = /^(?:19|20)\d\d$/;

/** The numbers of three digits or more in a text, prices, years and names left out. */
const numbersIn = (text: string): string[] =>
  Array.from(text.replace(money, ' ').replace(names, ' ').matchAll(number), ([found]) => found)
    .filter((found) => !year.test(found))
    .map((found) => found.replaceAll(',', ''));

const isFact = (element: Parameters<typeof ancestry>[0]) =>
  [...ancestry(element)].some((one) => attribute(one, 'data-fact') !== undefined);

/** The numbers that a page tells in its own words, each with the text around it. */
const told = (page: Page): Map<string, string> =>
  new Map(
    ownBlocks(page)
      .filter((block) => !isInTable(block) && !isFact(block.element))
      .flatMap(({ text }) => numbersIn(text).map((found) => [found, text] as const)),
  );

/**
 * Rule 26: a number of three digits or more is used for one thing. What shared blocks and records say are facts that every page may
 * repeat; round hundreds and thousands measure many things.
 */
export const numbers: SiteRule = (pages) => {
  const shared = new Set(
    pages.flatMap(({ blocks, fixed }) =>
      [...blocks.filter((block) => block.shared).map(({ text }) => text), ...fixed].flatMap(numbersIn),
    ),
  );
  const uses = pages.flatMap((page) => [...told(page)].map(([found, where]) => ({ page, found, where })));
  return [...Map.groupBy(uses, ({ found }) => found)].flatMap(([found, on]) => {
    const third = on[mostPages];
    if (!third || shared.has(found) || /^\d0+$/.test(found)) return [];
    const problem = `${found} stands on ${on.length} pages: ${on.map(({ page }) => page.path).join(', ')}; ${mostPages} are the most.`;
    return [
      {
        rule: 26,
        page: third.page,
        where: third.where,
        problem,
        mend: 'Tell another figure, or make it a fact of `records/facts/`.',
      },
    ];
  });
};
