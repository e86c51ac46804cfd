/** A question of the page to the worker. */
export interface Question {
  id: number;
  query: string;
  /** How many pages are wanted, the best first. */
  limit: number;
}

export interface FoundPage {
  address: string;
  title: string;
  /** Name of the group that it belongs to. */
  group: string;
  /** The sentence in parts; every other one, from the second on, matched. Empty until it is fetched. */
  sentence: string[];
}

export interface Found {
  /** How many pages match. */
  count: number;
  /** The words searched for instead, if no page matched those typed. */
  instead?: string;
  /** Whether no page has all of the words, and these pages have some. */
  isPart?: boolean;
  pages: FoundPage[];
}

/** An answer of the worker, one or two per question; without `found` the index could not be read. */
export interface Answer {
  id: number;
  found?: Found;
}
