import type { CollectionEntry } from 'astro:content';
import { addressOf, pageKinds, type PageKind } from './addresses.ts';
import type { ResolveLink } from './ResolveLink.ts';
import { isWritten } from './isWritten.ts';
import { entriesOf } from './entries.ts';

/** Addresses of every page that this build holds. */
const built: ReadonlySet<string> = new Set(
  (
    await Promise.all(
      pageKinds.map(async (kind) =>
        (await entriesOf(kind)).filter(isWritten).map(({ id }) => addressOf(kind, id)),
      ),
    )
  ).flat(),
);

/** The pages of a kind as `getStaticPaths` gives them; `param` is the name in the brackets of the route's file. */
export async function pathsOf<Kind extends PageKind, Param extends string>(kind: Kind, param: Param) {
  const entries: CollectionEntry<Kind>[] = (await entriesOf(kind)).filter(isWritten);
  return entries.map((entry) => ({
    params: { [param]: entry.id },
    props: { entry },
  }));
}

/**
 * The address of a page while this build holds it: menus, cards and texts link only to pages that are there, so that
 * a link appears together with its page. A fragment is kept.
 */
export const hrefTo: ResolveLink = (page) => {
  const [path = ''] = page.split('#');
  return built.has(path) ? page : undefined;
};

/** {@link hrefTo} for a page that does not link to itself; `path` is its own address. */
export const hrefFrom =
  (path: string): ResolveLink =>
  (page) =>
    page === path ? undefined : hrefTo(page);
