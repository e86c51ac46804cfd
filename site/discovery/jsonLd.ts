import type { Thing } from 'schema-dts';

/** A thing with its properties, in the words of https://schema.org. */
export type JsonLd = Exclude<Thing, string>;

/** The absolute address of a path of this site. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE).href;

/** Names the agency in the graph of every page. */
export const agencyId = absolute('/#agency');
