import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kind, Merged } from './collections/Kind.ts';

const templates = resolve('site/templates');

/** A glob of Vite's would do for the build, but commands read the kinds in plain Node as well. */
async function kindOf(name: string): Promise<[name: string, kind: Kind]> {
  const file = pathToFileURL(resolve(templates, name, 'kind.ts'));
  const { kind }: { kind: Kind } = await import(/* @vite-ignore */ file.href);
  return [name, kind];
}

/** The kinds of pages by the names of their folders. */
export const kinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  await Promise.all(readdirSync(templates).sort().map(kindOf)),
);

/** The collections of all kinds, each with its name. */
export const cards = Object.values(kinds).flatMap(({ collections }) => Object.entries(collections));

/** The collections of all kinds by their names. The build writes `KindCards` (`integrations/kinds`). */
export type KindCollections = Merged<KindCards[keyof KindCards]['collections']>;
