import type { z } from 'astro/zod';

/** Files of the content that one schema checks. */
interface Files {
  /** Where they lie under the content folder: one file, or `*` for the names of its entries (`pages/rankings/*.yaml`). */
  files: string;
  /** Markdown that is read chapter by chapter. */
  chapters?: true;
  address?: never;
  /** The file of the kind's folder that renders them, such as `pages/404.astro`, which is at home at its own name. */
  route?: string;
}

/** Files that are pages. */
interface Pages extends Omit<Files, 'address'> {
  /** From slash to slash; `*` stands for the name of an entry. */
  address: string;
  /** What stands in brackets is the name of an entry: `pages/[ranking].astro`. */
  route: string;
  /** Kept out of the sitemap and of what programs read. */
  unlisted?: true;
  /** The collection of the page that lists them. */
  under?: string;
  /** How many words their text may have. */
  words?: readonly [least: number, most: number];
  /** Cases and opinions speak for those in them, records repeat what pages promise: some rules of words spare them. */
  tells?: 'cases' | 'opinions' | 'records';
  /** People find them by searching the web, by the phrase that comes first among their keywords. */
  searched?: true;
  /** Prospects land on them: `npm run measure` loads the first. */
  measured?: true;
}

type Card = Files | Pages;

/**
 * What a kind of page adds to the site, as data: `templates/<kind>/kind.ts`. Whatever lists kinds or pages reads it, so
 * that a kind comes and goes with its folder.
 */
export interface Kind {
  /** By name, as `ref` and `getCollection` use it. */
  collections: Readonly<Record<string, Card>>;
  /** Addresses that are no pages, such as `/feed.xml`, with the files that answer there while a collection has entries. */
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
