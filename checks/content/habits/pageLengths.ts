import type { PageRule } from '../Finding.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { wordsOf } from '../page/sentences.ts';

/** Pages on healthcare also explain the law. */
const healthcare = [700, 1100] as const;

/** Words of the page's own text. */
export const lengthOf = (page: Page): number =>
  ownBlocks(page).reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** Rule 26: the main text is as long as its kind of page asks. */
export const pageLengths: PageRule = (page) => {
  const limits = page.path.startsWith('/healthcare/') ? healthcare : page.words;
  const [least, most] = limits ?? [0, Infinity];
  const words = lengthOf(page);
  if (words >= least && words <= most) return [];
  const mend =
    words > most
      ? 'Cut what another page tells in full, then whole points, then words.'
      : 'Say what its reader comes for.';
  const problem = `The main text has ${words} words; ${least} to ${most} are wanted.`;
  return [{ rule: 26, page, where: '', problem, mend }];
};
