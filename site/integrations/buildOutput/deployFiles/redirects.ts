import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'astro/zod';
import { pagePath } from '../../../collections/fields.ts';
import { contentDir } from '../../../lib/paths.ts';

/** `content/redirects.yaml`: each page with the other addresses that lead to it. */
const redirectsSchema = z.record(pagePath, z.array(pagePath));

/** Alias, with and without its closing slash, -> page, for the pages that the build holds. */
export async function readRedirects(dist: string): Promise<Record<string, string>> {
  const file = join(contentDir, 'redirects.yaml');
  if (!existsSync(file)) return {};
  const pages = redirectsSchema.parse(parse(await readFile(file, 'utf8')));
  const built = Object.entries(pages).filter(([page]) => existsSync(join(dist, page, 'index.html')));
  const bothForms = (alias: string) => [alias, alias.slice(0, -1)];
  return Object.fromEntries(
    built.flatMap(([page, aliases]) => aliases.flatMap(bothForms).map((alias) => [alias, page])),
  );
}
