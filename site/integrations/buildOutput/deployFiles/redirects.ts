import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../../collections/contentNames.ts';
import { readSingle } from '../../../collections/readEntries.ts';
import { redirectsSchema } from '../../../collections/redirects.schema.ts';

/** Alias, with and without its closing slash, -> page, for the pages that the build holds. */
export async function readRedirects(dist: string): Promise<Record<string, string>> {
  if (namesIn('redirects').length === 0) return {};
  const pages = await readSingle('redirects', redirectsSchema);
  const built = Object.entries(pages).filter(([page]) => existsSync(join(dist, page, 'index.html')));
  const bothForms = (alias: string) => [alias, alias.slice(0, -1)];
  return Object.fromEntries(
    built.flatMap(([page, aliases]) => aliases.flatMap(bothForms).map((alias) => [alias, page])),
  );
}
