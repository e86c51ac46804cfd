import type { SearchWords } from './search.schema.ts';

/** The words of the search: one file beside the pages, fetched when a visitor is about to search. */
export type SearchData = Omit<SearchWords, 'link' | 'groups' | 'nothing'> & {
  nothing: Omit<SearchWords['nothing'], 'links'> & { links: { label: string; href: string }[] };
  /** Address of the page with the contact form. */
  contact: string;
  /** Address of the page that lists all pages. */
  page: string;
};
