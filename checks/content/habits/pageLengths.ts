import type { PageRule } from '../Finding.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { wordsOf } from '../page/sentences.ts';

type Limits = readonly [least: number, most: number];

const healthcare: Limits = [700, 1100];
const hub: Limits = [250, 700];
const company: Limits = [400, 1200];

/** Words of a page by its kind; home, forms, legal texts and what is hardly read have no limit. */
const byKind: Readonly<Record<string, Limits>> = {
  service: [600, 1100],
  hire: [600, 1000],
  industry: [600, 1000],
  'case-study': [700, 1200],
  post: [900, 1600],
  country: [500, 1000],
  'top-companies': [900, 2400],
  'blog-index': hub,
  'genai-hub': hub,
  'hire-hub': hub,
  'industries-hub': hub,
  'locations-hub': hub,
  portfolio: hub,
  'services-hub': hub,
  'top-companies-hub': hub,
  about: company,
  careers: company,
  events: company,
  'open-source': company,
  pricing: company,
  trust: company,
};

/** Words of the page's own text. */
export const lengthOf = (page: Page): number =>
  ownBlocks(page).reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** What a page may have; null where nothing is asked. */
const limitsOf = ({ kind = '', path }: Page): Limits | null =>
  path.startsWith('/healthcare/') ? healthcare : (byKind[kind] ?? null);

/** Rule 26: the main text is as long as its kind of page asks. */
export const pageLengths: PageRule = (page) => {
  const [least, most] = limitsOf(page) ?? [0, Infinity];
  const words = lengthOf(page);
  if (words >= least && words <= most) return [];
  const mend =
    words > most
      ? 'Cut what another page tells in full, then whole points, then words.'
      : 'Say what its reader comes for.';
  const problem = `The main text has ${words} words; ${least} to ${most} are wanted.`;
  return [{ rule: 26, page, where: '', problem, mend }];
};
