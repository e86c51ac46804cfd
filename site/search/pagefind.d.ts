// The part of Pagefind that runs in browsers: it is written together with the index (integrations/search).
declare module '@search/pagefind.js' {
  export interface Fragment {
    /** Words divided by white space; the locations count them. */
    content: string;
    weighted_locations: { location: number }[];
  }

  interface Index {
    search(query: string): Promise<{ results: { id: string; score: number; data(): Promise<Fragment> }[] }>;
  }

  export function createInstance(options: { basePath: string; metaCacheTag: string }): Index;
}

/** Folder of the index that the worker belongs to, such as `/_assets/search/Bq3x_0aW/`: the build puts it in. */
declare const SEARCH_INDEX_FOLDER: string;

/** Its pages by their names in the index, as the build knows them. */
declare const SEARCH_INDEX_PAGES: Record<
  string,
  { address: string; title: string; group: string; names: readonly string[] }
>;

/** Words that name nothing, in small letters, such as how and the. */
declare const SEARCH_IGNORED: readonly string[];

/** Endings in which forms of a word differ, such as s and ing. */
declare const SEARCH_ENDINGS: readonly string[];

/** Words that pages have, those first by which they are called, then by the number of pages that have them. */
declare const SEARCH_WORDS: readonly string[];
