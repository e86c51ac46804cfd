// The part of Pagefind that runs in browsers: it is written together with the index (integrations/search).
declare module '@search/pagefind.js' {
  interface Fragment {
    url: string;
    /** Words divided by white space; `locations` count them. */
    content: string;
    meta: Record<string, string | undefined>;
    weighted_locations: { location: number; balanced_score: number }[];
  }

  interface Index {
    search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
  }

  export function createInstance(options: { basePath: string; metaCacheTag: string }): Index;
}

/** Folder of the index that the worker belongs to, such as `/_assets/search/Bq3x_0aW/`: the build puts it in. */
declare const SEARCH_INDEX_FOLDER: string;
