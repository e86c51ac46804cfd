import type { SearchWords } from './search.schema.ts';

/** What the search shows: one file beside the pages, fetched when a visitor is about to search. */
export interface SearchData {
  words: Pick<
    SearchWords,
    | 'title'
    | 'field'
    | 'close'
    | 'hint'
    | 'tooLong'
    | 'key'
    | 'waiting'
    | 'failed'
    | 'allPages'
    | 'results'
    | 'nothing'
  >;
  /** What many look for, where those pages are built. */
  popular: { heading: string; links: { label: string; href: string }[] };
  /** Where to go when nothing was found: those of the links whose pages are built. */
  ways: { label: string; href: string }[];
  /** Address of the page with the contact form. */
  contact: string;
  /** Address of the page that lists all pages. */
  page: string;
}
