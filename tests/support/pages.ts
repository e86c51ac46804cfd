import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './buildSite.ts';
import { builtSite } from './site.ts';

/** Paths of all built pages, such as `/contact/`; the gallery apart. */
export function pagePaths({ gallery = false } = {}): string[] {
  return pathsIn(builtSite().dist).filter((path) => path.startsWith('/gallery/') === gallery);
}

/** The HTML of a built page. */
export function htmlOf(path: string): string {
  return readFileSync(join(builtSite().dist, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}
