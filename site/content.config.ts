import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { addressesTaken } from './collections/addressesTaken.ts';
import { collectionLoader } from './collections/collectionLoader.ts';
import { ContentError } from './collections/contentFault.ts';
import type { Collection } from './collections/contentFiles.ts';
import type { Merged } from './collections/Kind.ts';
import { sharedSchemas } from './content.schemas.ts';
import { cards } from './kinds.ts';

type Schemas = typeof sharedSchemas & Merged<KindSchemas[keyof KindSchemas]>;

const { faults } = addressesTaken();
if (faults.length > 0) throw new ContentError(faults);

const files = import.meta.glob<{ schemas: Readonly<Record<string, z.ZodType>> }>(
  './templates/*/*.collections.ts',
  { eager: true },
);
const schemas: { [Name in Collection]: z.ZodType } = Object.assign(
  {},
  sharedSchemas,
  ...Object.values(files).map((file) => file.schemas),
);

/** Collections of Markdown files that are loaded chapter by chapter. */
const inChapters = new Set(cards.flatMap(([name, { chapters }]) => (chapters ? [name] : [])));

const isCollection = (name: string): name is Collection => name in schemas;

/** Every collection with the schema that checks its files. */
export const collections: { [Name in keyof Schemas]: { schema: Schemas[Name] } } = Object.assign(
  {},
  ...Object.keys(schemas)
    .filter(isCollection)
    .map((name) => ({
      [name]: defineCollection({
        loader: collectionLoader(name, schemas[name], inChapters.has(name)),
        schema: schemas[name],
      }),
    })),
);
