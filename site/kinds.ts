import type { Kind, Merged } from './collections/Kind.ts';

const files = import.meta.glob<{ kind: Kind }>('./templates/*/kind.ts', { eager: true });

/** The kinds of pages by the names of their folders. */
export const kinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(files).map(([file, { kind }]) => [file.split('/').at(-2) ?? '', kind]),
);

/** The collections of all kinds, each with its name. */
export const cards = Object.values(kinds).flatMap(({ collections }) => Object.entries(collections));

/** The collections of all kinds by their names. The build writes `KindCards` (`integrations/kinds`). */
export type KindCollections = Merged<KindCards[keyof KindCards]['collections']>;
