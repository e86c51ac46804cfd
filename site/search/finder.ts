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
  /** Its sentence in parts; every second one, from the second on, matched. */
  sentence: string[];
}

/** What the worker answers; without `found` the index could not be read. */
export interface Answer {
  id: number;
  found?: {
    /** How many pages have what was searched for. */
    count: number;
    pages: FoundPage[];
  };
}
