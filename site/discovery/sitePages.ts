import { addressOf, pageKinds, type PageKind } from '../collections/addresses.ts';
import { isWritten } from '../collections/isWritten.ts';
import { pageName } from '../collections/pageNames.ts';
import { cards } from '../kinds.ts';
import { memoize } from '../lib/memoize.ts';
import { changedDay } from './changedDays.ts';
import { discoveries, type Listing } from './discoveries.ts';
import { entriesOf } from '../collections/entries.ts';

/** A page that search engines may list. */
export interface SitePage {
  kind: PageKind;
  /** Such as `/services/web-development/`. */
  path: string;
  /** Its name in links. */
  name: string | undefined;
  title: string;
  description: string;
  /** Day of its last change, such as 2026-11-23, where one is known. */
  changed: string | undefined;
}

/** Pages that are kept out of search engines. */
const unlisted = new Set(cards.flatMap(([name, card]) => (card.address && card.unlisted ? [name] : [])));

/** The usual case: the front matter says it. */
const onTop = ({ data }: { data: Listing & { updated?: string | undefined } }): Listing => ({
  seo: data.seo,
  changed: data.updated,
});

/** Every page of this build that search engines may list, by its path. */
export const sitePages = memoize(async (): Promise<readonly SitePage[]> => {
  const listed = pageKinds.filter((kind) => !unlisted.has(kind));
  const pages = await Promise.all(
    listed.map(async (kind) => {
      const listingOf = discoveries.find(({ listings }) => listings?.[kind])?.listings?.[kind] ?? onTop;
      const entries = (await entriesOf(kind)).filter(isWritten);
      return entries.flatMap((entry): SitePage[] => {
        const { id, filePath } = entry;
        const listing = listingOf(entry);
        if (!listing) return [];
        const { seo, changed } = listing;
        if (!seo) throw new Error(`${filePath} has no words for search engines (seo).`);
        const path = addressOf(kind, id);
        const day = (filePath && changedDay(filePath)) ?? changed;
        return [{ kind, path, name: pageName(path), ...seo, changed: day }];
      });
    }),
  );
  return pages.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
});
