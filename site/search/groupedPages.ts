import { sitePages, type SitePage } from '../discovery/sitePages.ts';
import { pageName } from '../collections/pageNames.ts';
import { single } from '../collections/single.ts';
import { noteSearch } from './searchNotes.ts';

export interface PageGroup {
  name: string;
  pages: Pick<SitePage, 'path' | 'title'>[];
}

/**
 * Every page that search engines may list, under the headings of `content/search.yaml`; the search finds the same
 * pages.
 */
export async function groupedPages(): Promise<PageGroup[]> {
  const pages = await sitePages();
  const { groups, calls, ignored, endings } = await single('search-words');
  const grouped = groups.map(({ name, kinds }) => ({
    name,
    pages: kinds.flatMap((kind) => pages.filter((page) => page.kind === kind)),
  }));
  const named = grouped.flatMap(({ name: group, pages: own }) =>
    own.map(({ path, title }) => {
      const called = calls.filter(({ page }) => page === path).flatMap(({ words }) => words);
      return [path, { group, names: [...new Set([pageName(path) ?? title, title, ...called])] }] as const;
    }),
  );
  noteSearch({ pages: Object.fromEntries(named), ignored, endings });
  return grouped.filter(({ pages: own }) => own.length > 0);
}
