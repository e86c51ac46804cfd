import { z } from 'astro/zod';
import { priceSchema } from './Price.schema.ts';
import { tableSchema } from './Table.schema.ts';

/** `content/pages/rankings/<category>.yaml`: one ranking, by what it opens with. */
export const rankingSchema = z.discriminatedUnion('spine', [priceSchema, tableSchema]);
