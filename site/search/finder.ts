/** What the page asks the worker. */
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
  /** Its sentence in parts; every second one, from the second on, matched. Empty while it is fetched. */
  sentence: string[];
}

export interface Found {
  /** How many pages have what was searched for. */
  count: number;
  /** What was searched for instead, where no page has what was typed. */
  instead?: string;
  /** Whether no page has all of its words, and these have some. */
  isPart?: boolean;
  pages: FoundPage[];
}

/** What the worker answers, once or twice; without `found` the index could not be read. */
export interface Answer {
  id: number;
  found?: Found;
}
