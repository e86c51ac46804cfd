import type { CollectionEntry } from 'astro:content';
import { addressOf, type PageKind } from '../collections/addresses.ts';
import { hrefTo } from '../collections/routes.ts';
import type { Single } from '../collections/contentFiles.ts';
import { single } from '../collections/single.ts';
import { resolve } from './navigation.ts';

/** Collections of a single page with a short name that other pages can stand under. */
type Hub = {
  [Name in PageKind & Single]: CollectionEntry<Name>['data'] extends { crumb: string } ? Name : never;
}[PageKind & Single];

/** A page above another one; `until` is its stand-in while it is not built. */
export type Parent = Hub | { label: string; page: string; until?: string | undefined };

/** The breadcrumb of a page, from the home page down to itself; only the last has no address. */
export async function trailOf(under: readonly Parent[], crumb: string) {
  const parents = await Promise.all(
    under.map(async (parent) => {
      if (typeof parent === 'object') return { label: parent.label, href: resolve(parent)?.href };
      return { label: (await single(parent)).crumb, href: hrefTo(addressOf(parent)) };
    }),
  );
  return [{ label: 'Home', href: addressOf('home') }, ...parents, { label: crumb, href: undefined }];
}
