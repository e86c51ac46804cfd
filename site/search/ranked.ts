import { createInstance, type Fragment } from '@search/pagefind.js';
import { indexed } from './indexed.ts';

/** A page that was found. */
export interface RankedPage {
  page: (typeof indexed.pages)[string];
  /** The larger, the better it answers. */
  rank: number;
  data(): Promise<Fragment>;
}

/** Tells how well a page is named by words. */
type Naming = (typed: readonly string[], address: string) => number;

/** The weight of a page's text, at most, beside that of its name. */
const textWeight = 1.5;

/** A page with only some of the words is shown if its rank reaches this share of the best one. */
const enough = 0.3;

// The folder is already named after its content; without a tag Pagefind would fetch its list of languages each time.
const index = createInstance({ basePath: SEARCH_INDEX_FOLDER, metaCacheTag: '' });

/** Pages with the score of their text, from 0 to 1. */
async function withText(query: string) {
  const { results } = await index.search(query);
  const best = Math.max(...results.map(({ score }) => score));
  return results.flatMap(({ id, score, data }) => {
    const page = indexed.pages[id];
    return page ? [{ page, share: score / best, data }] : [];
  });
}

const inOrder = (pages: readonly RankedPage[]) => pages.toSorted((one, other) => other.rank - one.rank);

/** Pages with all of the words in any form, best first by name and text. */
export async function bestPages(typed: readonly string[], naming: Naming): Promise<RankedPage[]> {
  const pages = await withText(typed.join(' '));
  return inOrder(
    pages.map(({ page, share, data }) => ({
      ...{ page, data },
      rank: naming(typed, page.address) + share * textWeight,
    })),
  );
}

/** Pages with any of the words; rarer words count for more. */
export async function pagesWithAny(typed: readonly string[], naming: Naming): Promise<RankedPage[]> {
  const total = Object.keys(indexed.pages).length;
  const found = new Map<string, RankedPage & { rarest: number }>();
  for (const pages of await Promise.all(typed.map(withText))) {
    const rare = Math.log(total / pages.length);
    for (const { page, share, data } of pages) {
      const known = found.get(page.address);
      const rank = (known?.rank ?? naming(typed, page.address)) + share * rare;
      // The sentence shown is one with the page's rarest matching word.
      const rarer = known && known.rarest >= rare ? known : { data, rarest: rare };
      found.set(page.address, { page, rank, data: rarer.data, rarest: rarer.rarest });
    }
  }
  const pages = inOrder([...found.values()]);
  const least = (pages[0]?.rank ?? 0) * enough;
  return pages.filter(({ rank }) => rank >= least);
}
