import { ownBlocks, type Page } from './Page.ts';
import { fiveGrams, masked, tokensOf } from './tokens.ts';

/** What a page has in common with another one. */
export interface Likeness {
  page: Page;
  other: Page;
  /** Jaccard index of their 5-grams, 0 to 1: the shared ones as a share of those of both. */
  jaccard: number;
  /** Share of the page's own 5-grams that the other page has too, 0 to 1. */
  containment: number;
}

/** The words that are compared, in order. */
export type WordsOf = (page: Page) => readonly string[];

/** The page's own words without furniture, its keywords masked. */
export const maskedWords: WordsOf = (page) =>
  masked(
    ownBlocks(page).flatMap(({ own }) => tokensOf(own)),
    page.keywords,
  );

/** What stands in `main`, shared blocks too, without the furniture outside them. */
export const rawWords: WordsOf = ({ blocks }) =>
  blocks.filter(({ inMain }) => inMain).flatMap(({ text, own, shared }) => tokensOf(shared ? text : own));

/** For each 5-gram, the indices of the pages that contain it. */
function holdersOf(grams: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [index, set] of grams.entries()) {
    for (const gram of set) {
      const known = holders.get(gram);
      if (known) known.push(index);
      else holders.set(gram, [index]);
    }
  }
  return holders;
}

/** Every page against every other one, in both directions; pairs without a common 5-gram are left out. */
export function likenesses(pages: readonly Page[], wordsOf: WordsOf): Likeness[] {
  const grams = pages.map((page) => new Set(fiveGrams(wordsOf(page))));
  const shared = pages.map(() => new Uint32Array(pages.length));
  for (const holders of holdersOf(grams).values()) {
    for (const one of holders) {
      const counts = shared[one];
      if (counts) for (const other of holders) counts[other] = (counts[other] ?? 0) + 1;
    }
  }
  return pages.flatMap((page, one) =>
    pages.flatMap((other, two) => {
      const common = shared[one]?.[two] ?? 0;
      const [mine, theirs] = [grams[one]?.size ?? 0, grams[two]?.size ?? 0];
      if (one === two || common === 0) return [];
      return [{ page, other, jaccard: common / (mine + theirs - common), containment: common / mine }];
    }),
  );
}

/** The longest run of words that both pages have, to show where they are alike. */
export function longestPassage({ page, other }: Likeness, wordsOf: WordsOf): string {
  const words = wordsOf(page);
  const theirs = new Set(fiveGrams(wordsOf(other)));
  let longest = { start: 0, grams: 0 };
  let run = 0;
  for (const [index, gram] of fiveGrams(words).entries()) {
    run = theirs.has(gram) ? run + 1 : 0;
    if (run > longest.grams) longest = { start: index - run + 1, grams: run };
  }
  return words.slice(longest.start, longest.start + longest.grams + 4).join(' ');
}
