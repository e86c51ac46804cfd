import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './buildSite.ts';
import { kinds } from '../../site/kinds.ts';
import { builtSite } from './site.ts';

/** Paths of all built pages, such as `/contact/`; the gallery apart. */
export function pagePaths({ gallery = false } = {}): string[] {
  return pathsIn(builtSite().dist).filter((path) => path.startsWith('/gallery/') === gallery);
}

/** The HTML of a built page. */
export function htmlOf(path: string): string {
  // The page for wrong addresses is a file of its own.
  const file = path === '/404/' ? '/404.html' : path.replace(/\/$/, '/index.html');
  return readFileSync(join(builtSite().dist, file), 'utf8');
}

interface PageNote {
  path: string;
  kind: string;
  template: string | null;
}

/** What the build noted about each page. */
export function pageNotes(): PageNote[] {
  const { pages }: { pages: PageNote[] } = JSON.parse(
    readFileSync(join(builtSite().build, 'pages.json'), 'utf8'),
  );
  return pages;
}

/** The pages that a browser visits: the first of each form of each kind, and with `npm run test:pages` every one. */
export function pagesToVisit(): string[] {
  const pages = pageNotes();
  const formOf = ({ kind, template }: PageNote) => `${kind} ${template}`;
  const firstOfForm = new Map(pages.toReversed().map((page) => [formOf(page), page.path]));
  return pages
    .filter((page) => process.env['ALL_VIEWS'] === '1' || firstOfForm.get(formOf(page)) === page.path)
    .map(({ path }) => path);
}

/** The first page of each kind, such as the first of the services. */
export function firstOfKinds(): string[] {
  const pages = pageNotes();
  return Object.values(kinds).flatMap(({ collections }) => {
    const first = pages.find(({ kind }) => Object.keys(collections).includes(kind));
    return first ? [first.path] : [];
  });
}
