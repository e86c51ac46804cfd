import type { SearchWords } from './search.schema.ts';

/** What the search shows: one file beside the pages, fetched when a visitor is about to search. */
export interface SearchData {
  words: Omit<SearchWords, 'link' | 'groups'>;
  /** Where to go when nothing was found: those of the links whose pages are built. */
  ways: { label: string; href: string }[];
  /** Address of the page with the contact form. */
  contact: string;
  /** Address of the page that lists all pages. */
  page: string;
}
