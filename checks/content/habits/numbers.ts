import type { SiteRule } from '../Finding.ts';
import { numbersIn, told, type Use } from './toldNumbers.ts';

const mostPages = 2;

/** Two uses whose texts have no word in common: two facts with the same number. */
const strangers = (uses: readonly Use[]): [Use, Use] | undefined => {
  for (const [at, one] of uses.entries()) {
    const other = uses.slice(at + 1).find(({ words }) => words.isDisjointFrom(one.words));
    if (other) return [one, other];
  }
  return undefined;
};

/** Round numbers measure many things: one digit, or two, followed by noughts. */
const tooRoundForPages = /^\d0+$/;
const tooRoundForFacts = /^\d\d0+$/;

const mend = 'Tell another figure, or make it a fact of `records/facts/`.';

/**
 * Rule 26: a number of three digits or more stands for one thing, on two pages at most. Facts from records may be
 * repeated on every page; a number in a shared block still belongs to one thing.
 */
export const numbers: SiteRule = (pages) => {
  const recorded = new Set(pages.flatMap(({ fixed }) => fixed.flatMap(numbersIn)));
  const shared = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.filter((block) => block.shared).flatMap(({ text }) => numbersIn(text)),
    ),
  );
  const uses = pages
    .flatMap(told)
    .filter(({ found }) => !recorded.has(found) && !tooRoundForPages.test(found));
  return [...Map.groupBy(uses, ({ found }) => found)].flatMap(([found, on]) => {
    const third = shared.has(found) ? undefined : on[mostPages];
    const [one, other] = (!tooRoundForFacts.test(found) && strangers(on)) || [];
    return [
      ...(third
        ? [
            {
              rule: 26,
              page: third.page,
              where: third.where,
              problem: `${found} stands on ${on.length} pages: ${on.map(({ page }) => page.path).join(', ')}; ${mostPages} are the most.`,
              mend,
            },
          ]
        : []),
      ...(one && other
        ? [
            {
              rule: 26,
              page: other.page,
              where: other.where,
              problem: `${found} counts something else on ${one.page.path}: “${one.where}”; no word says that both mean one thing.`,
              mend,
            },
          ]
        : []),
    ];
  });
};
