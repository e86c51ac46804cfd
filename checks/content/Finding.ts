import type { Page } from './page/Page.ts';

/** One thing on one page that breaks a content rule, in words for the editor who mends it. */
export interface Finding {
  /** Number of the content rule. */
  rule: number;
  page: Page;
  /** The sentence or element; empty when the whole page is meant. */
  where: string;
  problem: string;
  mend: string;
}

/** A rule that looks at one page at a time. */
export type PageRule = (page: Page) => Finding[];

/** A rule that compares pages. */
export type SiteRule = (pages: readonly Page[]) => Finding[];
