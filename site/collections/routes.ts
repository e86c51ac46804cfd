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
 * A page's address if this build contains the page; a fragment is kept. Menus, cards and texts link only to existing
 * pages, so that a link appears together with its page.
 */
export const hrefTo: ResolveLink = (page) => {
  const [path = ''] = page.split('#');
  return built.has(path) ? page : undefined;
};

/** {@link hrefTo} for the page at `path`, which does not link to itself. */
export const hrefFrom =
  (path: string): ResolveLink =>
  (page) =>
    page === path ? undefined : hrefTo(page);
