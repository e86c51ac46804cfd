import type { Page } from '../page/Page.ts';

/** How often a page shows a writing habit. */
interface Count {
  /** The headings or sentences that show it, in reading order. */
  hits: readonly string[];
  /** How many headings, sentences or paragraphs there are. */
  of: number;
}

/** A writing habit that a page may show to some extent (rule 26). */
export interface Habit {
  /** Heads its column in the table of figures. */
  name: string;
  /** What one hit is, as a finding says it. */
  what: string;
  /** What a page may have, in words. */
  limit: string;
  /** The most hits allowed on a page with this number of headings, sentences or paragraphs. */
  most: (of: number) => number;
  count: (page: Page) => Count;
  mend: string;
}

/** A share of the whole, but at least one. */
export const share = (part: number) => (of: number) => Math.max(1, Math.floor(of * part));
