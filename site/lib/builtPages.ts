import { getCollection } from 'astro:content';
import { isWritten } from './isWritten.ts';

/** Routes with a name in brackets: one page for each entry of a collection. */
const madeFrom = {
  '/[...country]/': 'countries',
  '/[...industry]/': 'industryPages',
  '/[hire]/': 'hire',
  '/[legal]/': 'legal',
  '/blog/[post]/': 'posts',
  '/case-studies/[case]/': 'casePages',
  '/services/[framework]/': 'frameworkPages',
  '/services/[service]/': 'servicePages',
  '/top-companies/[ranking]/': 'topCompanies',
} as const;

/** `../pages/services/index.astro` -> `/services/`. */
const toRoute = (file: string) =>
  file
    .replace(/^\.\.\/pages/, '')
    .replace(/(?:\/index)?\.astro$/, '/')
    .replace(/\/+$/, '/');

const routes = Object.keys(import.meta.glob('../pages/**/*.astro')).map(toRoute);

const fromContent = await Promise.all(
  Object.entries(madeFrom).map(async ([route, collection]) =>
    (await getCollection(collection)).filter(isWritten).map(({ id }) => route.replace(/\[.*\]/, id)),
  ),
);

/** Paths of every page that this build holds. */
const built: ReadonlySet<string> = new Set([
  ...routes.filter((route) => !route.includes('[')),
  ...fromContent.flat(),
]);

/**
 * The address of a page, or undefined while the page is not built: menus, cards and texts link only to pages that
 * are there, so that a link appears together with its page. A fragment is kept.
 */
export function hrefTo(page: string): string | undefined {
  const [path = ''] = page.split('#');
  return built.has(path) ? page : undefined;
}
