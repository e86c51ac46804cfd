import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addressOf, pageKinds } from './addresses.ts';
import { fileOf, namesIn } from './contentNames.ts';
import { kept } from '../lib/kept.ts';
import { contentDir } from '../lib/paths.ts';

/** Fields of a page's file that may hold its name, the shortest first. */
const nameFields = ['crumb', 'cardName', 'title'];

function nameIn(file: string): string | undefined {
  const text = readFileSync(join(contentDir, file), 'utf8');
  const name = nameFields
    .flatMap((field) => new RegExp(`^${field}: +(.+)$`, 'm').exec(text)?.[1] ?? [])
    .at(0);
  if (name === undefined) return undefined;
  try {
    return String(parse(name));
  } catch {
    // The file itself says that this is no YAML.
    return undefined;
  }
}

/** The file of a page by its address, under the content folder; undefined when no page has it. */
export function pageFile(address: string): string | undefined {
  for (const kind of pageKinds) {
    const name = namesIn(kind).find((candidate) => addressOf(kind, candidate) === address);
    if (name !== undefined) return fileOf(kind, name);
  }
  return undefined;
}

/** What a page calls itself, such as "Pricing" for `/pricing/`; undefined for one that is not there. */
export const pageName = kept((address: string): string | undefined => {
  const file = pageFile(address);
  return file && nameIn(file);
});
