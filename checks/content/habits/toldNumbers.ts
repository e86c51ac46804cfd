import { ancestry, attribute } from '../page/html.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { isInTable } from './prose.ts';

/** Prices, with what stands beside them in a range. */
const money =
  /(?:USD|CAD|EUR|GBP|INR|AUD|US\$|CA\$|[$€£₹])\s?[\d,.]+(?:bn)?(?:\s?(?:to|and|or|–|-)\s?[\d,.]+)*/gu;
/** Numbers that name something: standards, laws, forms, addresses, widths of windows. */
const names = /\b[A-Z][\w.]*[A-Z][\w.]*[ -]\d[\w.:/-]*|#\d+|\b\d+\/\d+\b|\bsection \d+|\b\d+(?= pixels)/gu;
const number = /(?<![\p{L}\d.,:/+-])(?:\d{1,3}(?:,\d{3})+|\d{3,})(?![\d:/]|[.,]\d|-\d)/gu;
/** A range, such as a rate or an estimate: its ends are no figures of their own. */
const range = /\d[\d,.]*–\d[\d,.]*/gu;
const year = /^(?:19|20)\d\d$/;

/** The numbers of three digits or more in a text, prices, years and names left out. */
export const numbersIn = (text: string): string[] =>
  Array.from(text.replace(money, ' ').replace(names, ' ').matchAll(number), ([found]) => found)
    .filter((found) => !year.test(found))
    .map((found) => found.replaceAll(',', ''));

const isFact = (element: Parameters<typeof ancestry>[0]) =>
  [...ancestry(element)].some((one) => attribute(one, 'data-fact') !== undefined);

/** Words that may say what is counted; the first letters are enough to recognise a plural. */
const long = /\p{L}{5,}/gu;
const stem = 6;

const wordsOf = (text: string) =>
  Array.from(text.toLowerCase().matchAll(long), ([word]) => word.slice(0, stem));

/** A number that a page states in its own words, with the text around it and the words of all such texts. */
export interface Use {
  page: Page;
  found: string;
  where: string;
  words: ReadonlySet<string>;
}

/** The numbers that a page states in its own words. */
export function told(page: Page): Use[] {
  const texts = ownBlocks(page)
    .filter((block) => !isInTable(block) && !isFact(block.element))
    .flatMap(({ own }) => numbersIn(own.replace(range, ' ')).map((found) => ({ found, own })));
  return [...Map.groupBy(texts, ({ found }) => found)].map(([found, all]) => ({
    page,
    found,
    where: all.at(-1)?.own ?? '',
    words: new Set(all.flatMap(({ own }) => wordsOf(own))),
  }));
}
