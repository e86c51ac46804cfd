import type { Page } from '../page/Page.ts';

/** How often a page shows a habit of writing. */
interface Count {
  /** The headings or sentences that show it, in reading order. */
  hits: readonly string[];
  /** How many headings, sentences or paragraphs there are. */
  of: number;
}

/** A habit of writing of which a page may have a little (rule 26). */
export interface Habit {
  /** Heads its column in the table of figures. */
  name: string;
  /** What one hit is, as a finding says it. */
  what: string;
  /** What a page may have, in words. */
  limit: string;
  /** Hits that a page with so many headings, sentences or paragraphs may have. */
  most: (of: number) => number;
  count: (page: Page) => Count;
  mend: string;
}

/** So many of a whole; one is always allowed. */
export const share = (part: number) => (of: number) => Math.max(1, Math.floor(of * part));
