import { cards, type KindCollections } from '../kinds.ts';

/** A collection whose entries are pages. */
export type PageKind = {
  [Name in keyof KindCollections]: KindCollections[Name] extends { address: string } ? Name : never;
}[keyof KindCollections];

/** The address of each kind of page; `*` stands for the entry's name. */
const addresses: Readonly<Record<PageKind, string>> = Object.assign(
  {},
  ...cards.flatMap(([name, { address }]) => (address ? [{ [name]: address }] : [])),
);

/** All kinds of pages. */
export const pageKinds = Object.keys(addresses).filter((name): name is PageKind => name in addresses);

/** The address of a page by its kind and the name of its file, such as `/services/web-development/`. */
export const addressOf = (kind: PageKind, id = ''): string => addresses[kind].replace('*', id);
