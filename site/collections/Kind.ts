import type { z } from 'astro/zod';

/** Content files that one schema checks. */
interface Files {
  /** Their path under the content folder: one file, or `*` for the names of its entries (`pages/rankings/*.yaml`). */
  files: string;
  /** Markdown files whose chapters are loaded one by one. */
  chapters?: true;
  /**
   * No site is without this file, or none that has entries of these collections. The page that lists others
   * (`under`) is needed by them without saying so.
   */
  needed?: true | readonly string[];
  address?: never;
  /** The file of the kind's folder that renders them, such as `pages/404.astro`, which is at home at its own name. */
  route?: string;
}

/** Files that become pages. */
interface Pages extends Omit<Files, 'address'> {
  /** With a slash at both ends; `*` stands for the entry's name. */
  address: string;
  /** The brackets stand for the entry's name: `pages/[ranking].astro`. */
  route: string;
  /** Left out of the sitemap and of what machines read. */
  unlisted?: true;
  /** The collection of the page that lists these. */
  under?: string;
  /** The least and most words of their text. */
  words?: readonly [least: number, most: number];
  /** The most headings of sections (h2) on one of them. */
  headings?: number;
  /**
   * Exempt from some rules on wording: cases and opinions quote the people in them, records repeat what pages promise.
   */
  tells?: 'cases' | 'opinions' | 'records';
  /** Found by web search; the first keyword is the phrase that people search for. */
  searched?: true;
  /** Landing pages for prospects: `npm run measure` loads the first. */
  measured?: true;
}

type Card = Files | Pages;

/**
 * What a kind of page adds to the site, as data, in `templates/<kind>/kind.ts`. Everything that lists kinds or pages
 * reads it, so that a kind is added or removed with its folder.
 */
export interface Kind {
  /**
   * Addresses that are not pages, such as `/feed.xml`, with the files that answer there while a collection has entries.
   */
  collections: Readonly<Record<string, Card>>;
  /** Other addresses, such as `/feed.xml`, with the files that answer there while a collection has entries. */
  endpoints?: Readonly<Record<string, { file: string; of: string }>>;
}

/** All members of a union in one, such as the collections of all kinds. */
export type Merged<Union> = (Union extends Union ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The schemas of a kind, one for each of its collections. */
export type SchemasFor<One extends Kind> = Readonly<Record<keyof One['collections'], z.ZodType>>;
