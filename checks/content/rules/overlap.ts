import type { Finding, SiteRule } from '../Finding.ts';
import {
  likenesses,
  longestPassage,
  maskedWords,
  rawWords,
  type Likeness,
  type WordsOf,
} from '../page/likeness.ts';

/** Lowest Jaccard index that fails: of a page's own words with keywords masked, of all words as they stand. */
const tooLike = { masked: 0.1, raw: 0.25 } as const;
/** Highest share of a page's own 5-grams that may stand on one other page. */
const mostContained = 0.18;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

interface Limit {
  wordsOf: WordsOf;
  /** What is limited, and whether a value is beyond the limit. */
  measure: (likeness: Likeness) => number;
  fails: (value: number) => boolean;
  problem: (value: number, other: string) => string;
  mend: string;
}

const limits: Limit[] = [
  {
    wordsOf: maskedWords,
    measure: ({ jaccard }) => jaccard,
    fails: (value) => value >= tooLike.masked,
    problem: (value, other) =>
      `Too like ${other}: Jaccard ${value.toFixed(3)} with keywords masked; below ${tooLike.masked} is wanted.`,
    mend: 'Rewrite one of the two from its own material; the longest common passage is shown, “_” for a keyword.',
  },
  {
    wordsOf: maskedWords,
    measure: ({ containment }) => containment,
    fails: (value) => value > mostContained,
    problem: (value, other) =>
      `${percent(value)} of this page stands on ${other} too; ${percent(mostContained)} is the most.`,
    mend: 'Rewrite what they share, or move it to a shared block; the longest common passage is shown.',
  },
  {
    wordsOf: rawWords,
    measure: ({ jaccard }) => jaccard,
    fails: (value) => value >= tooLike.raw,
    problem: (value, other) =>
      `With shared blocks it is too like ${other}: Jaccard ${value.toFixed(3)}; below ${tooLike.raw} is wanted.`,
    mend: 'Show fewer of the same shared blocks on both pages, or give the page more text of its own.',
  },
];

/** One finding for each page that comes too close to others, naming the closest. */
function breaches({ wordsOf, measure, fails, problem, mend }: Limit, all: readonly Likeness[]): Finding[] {
  const close = Map.groupBy(
    all.filter((likeness) => fails(measure(likeness))),
    ({ page }) => page,
  );
  return [...close].flatMap(([page, pairs]) => {
    const [closest] = pairs.sort((a, b) => measure(b) - measure(a));
    if (!closest) return [];
    const more = pairs.length > 1 ? ` So it is with ${pairs.length - 1} more.` : '';
    const text = problem(measure(closest), closest.other.path) + more;
    return [{ rule: 23, page, where: longestPassage(closest, wordsOf), problem: text, mend }];
  });
}

/** Rule 23: every page is distinct, both with keywords masked and shared blocks left out, and as it stands. */
export const overlap: SiteRule = (pages) => {
  const found = new Map([maskedWords, rawWords].map((wordsOf) => [wordsOf, likenesses(pages, wordsOf)]));
  return limits.flatMap((limit) => breaches(limit, found.get(limit.wordsOf) ?? []));
};
