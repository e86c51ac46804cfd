import type { Finding, PageRule } from '../Finding.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { wordsOf } from '../page/sentences.ts';

/** Pages on healthcare also explain the law. */
const healthcare = [600, 1000] as const;

/** Words of the page's own text. */
export const lengthOf = (page: Page): number =>
  ownBlocks(page).reduce((sum, { text }) => sum + wordsOf(text).length, 0);

function headings(page: Page): Finding[] {
  const all = page.blocks.filter(({ element, inMain }) => inMain && element.tagName === 'h2');
  const first = page.headings === undefined ? undefined : all[page.headings];
  if (!first) return [];
  const problem = `${all.length} headings of sections; ${page.headings} are the most.`;
  const mend = 'Join sections that answer one question, or leave out what tells nothing.';
  return [{ rule: 26, page, where: first.text, problem, mend }];
}

function text(page: Page): Finding[] {
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
}

/** Rule 26: the main text is as long, and in as many sections, as its kind of page asks. */
export const pageLengths: PageRule = (page) => [...text(page), ...headings(page)];
