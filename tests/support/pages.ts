import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './site.ts';

/** Paths of all built pages, such as `/contact/`; the gallery apart. */
export function pagePaths({ gallery = false } = {}): string[] {
  const { dist } = builtSite();
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .filter((path) => path.startsWith('/gallery/') === gallery)
    .sort();
}

/** The HTML of a built page. */
export function htmlOf(path: string): string {
  return readFileSync(join(builtSite().dist, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}
