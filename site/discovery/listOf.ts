import { getCollection } from 'astro:content';
import { addressOf, type PageKind } from '../collections/addresses.ts';
import { isWritten } from '../collections/isWritten.ts';
import { categoryName } from '../templates/rankings/records/rankings.ts';
import type { Listed } from './graph.ts';

/** Kinds whose pages a hub lists by a short name or a title of their own. */
type ListedKind = Extract<
  PageKind,
  'case-studies' | 'country-pages' | 'hire-pages' | 'industry-pages' | 'posts' | 'service-pages'
>;

/** The pages of a kind, by name and path, as structured data list them. */
export async function listOf(kind: ListedKind): Promise<Listed[]> {
  const entries = (await getCollection(kind)).filter(isWritten);
  return entries.map(({ id, data }) => ({
    name: 'crumb' in data ? data.crumb : data.title,
    href: addressOf(kind, id),
  }));
}

/** The rankings by the name of their category. */
export async function rankingList(): Promise<Listed[]> {
  const entries = await getCollection('ranking-pages');
  return Promise.all(
    entries.map(async ({ id }) => ({ name: await categoryName(id), href: addressOf('ranking-pages', id) })),
  );
}
