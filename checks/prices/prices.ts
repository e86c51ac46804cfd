import type { Finding } from '../content/Finding.ts';
import { textOf } from '../content/page/blocks.ts';
import { ancestry, attribute, elementsIn, type Element } from '../content/page/html.ts';
import type { Page } from '../content/page/Page.ts';
import { amountsIn } from './amounts.ts';
import type { Sources } from './sources.ts';

/** An amount on a page, and where it comes from. */
export interface Price {
  page: Page;
  /** The text around it. */
  line: string;
  amount: string;
  /** The record, placeholder or source; undefined if the content does not account for the amount. */
  source: string | undefined;
}

const mark = 'data-price';
const markOf = (element: Element) =>
  [...ancestry(element)].map((one) => attribute(one, mark)).find((value) => value !== undefined);

const bare = /(?<![\w.,])\d[\d,]*(?:\.\d+)?(?:–\d[\d,]*)?(?![\w%])/g;

/** Amounts calculated on the page; each row, or element, names the record they come from. */
function reckoned(page: Page): Price[] {
  return page.elements
    .filter((element) => attribute(element, mark) !== undefined)
    .flatMap((element) => {
      const rows = [...elementsIn(element)].filter(({ tagName }) => tagName === 'tr' || tagName === 'dd');
      return (rows.length > 0 ? rows : [element]).map((row) => {
        const line = textOf(row);
        const amount = (amountsIn(line).at(0) ?? line.match(bare)?.join(', ')) || '';
        return { page, line, amount, source: markOf(row) };
      });
    })
    .filter(({ amount }) => amount !== '');
}

const bySource = (from: readonly string[], path: string) => {
  const slug = path.split('/').filter(Boolean).at(-1) ?? 'home';
  return from.find((source) => source.includes(`/${slug}.`)) ?? from[0];
};

/** All amounts of the site's pages in their order, each with where it comes from. */
export function prices(pages: readonly Page[], sources: Sources): Price[] {
  return pages.flatMap((page) => {
    const { path, blocks, title, description } = page;
    const texts = [
      ...[title, description].map((text) => ({ text, inMark: undefined })),
      ...blocks.map(({ withoutCode, element }) => ({ text: withoutCode, inMark: markOf(element) })),
    ];
    const said = texts
      .filter(({ inMark }) => inMark === undefined)
      .flatMap(({ text }) =>
        amountsIn(text).map((amount) => ({
          page,
          line: text,
          amount,
          source: sources.other(amount, path) ?? bySource(sources.of(amount), path),
        })),
      );
    return [...reckoned(page), ...said];
  });
}

/** Tells an editor about prices that are typed where a placeholder belongs, one per line. */
export const printTyped = ({ typed }: Sources): string =>
  typed
    .map(
      ({ file, amount, placeholder }) =>
        `${file} (rule 11): “${amount}” is typed; write ${placeholder}, so that it follows the rates.`,
    )
    .join('\n');

/** Rule 11: a price comes from a record, a sum of records, or is listed with its source. */
export const withoutRecord = (all: readonly Price[]): Finding[] =>
  all
    .filter(({ source }) => source === undefined)
    .map(({ page, line, amount }) => ({
      rule: 11,
      page,
      where: line,
      problem: `No record accounts for ${amount}.`,
      mend: 'Write {rate:…} or {price:…} for a price of yours, or list it with its source in records/other-amounts.yaml.',
    }));
