import type { CollectionEntry } from 'astro:content';
import { addressOf, type PageKind } from '../collections/addresses.ts';
import { entriesOf } from '../collections/entries.ts';
import { isWritten } from '../collections/isWritten.ts';
import type { Listed } from './graph.ts';

type Named = { crumb: string } | { title: string };

/** Kinds whose pages have a short name or a title of their own. */
type ListedKind = {
  [Kind in PageKind]: CollectionEntry<Kind>['data'] extends Named ? Kind : never;
}[PageKind];

/** The pages of a kind, by name and path, as structured data list them. */
export async function listOf(kind: ListedKind): Promise<Listed[]> {
  const entries = (await entriesOf(kind)).filter(isWritten);
  return entries.map(({ id, data }) => ({
    name: 'crumb' in data ? data.crumb : data.title,
    href: addressOf(kind, id),
  }));
}
