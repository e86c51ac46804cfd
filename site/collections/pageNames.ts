import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addressOf, pageKinds } from './addresses.ts';
import { contentFiles } from './contentFiles.ts';
import { namesIn } from './contentNames.ts';
import { contentDir } from '../lib/paths.ts';

/** Fields of a page's file that may hold its name, the shortest first. */
const nameFields = ['crumb', 'cardName', 'title'];

function nameIn(file: string): string | undefined {
  const text = readFileSync(join(contentDir, file), 'utf8');
  const name = nameFields
    .flatMap((field) => new RegExp(`^${field}: +(.+)$`, 'm').exec(text)?.[1] ?? [])
    .at(0);
  return name === undefined ? undefined : String(parse(name));
}

/** The file of a page by its address; undefined when no page has it. */
function fileOf(address: string): string | undefined {
  for (const kind of pageKinds) {
    const name = namesIn(kind).find((candidate) => addressOf(kind, candidate) === address);
    if (name !== undefined) return contentFiles[kind].replace(/\*.*\*|\*/, name);
  }
  return undefined;
}

const known = new Map<string, string | undefined>();

/** What a page calls itself, such as "Pricing" for `/pricing/`; undefined for one that is not there. */
export function pageName(address: string): string | undefined {
  if (!known.has(address)) {
    const file = fileOf(address);
    known.set(address, file && nameIn(file));
  }
  return known.get(address);
}
