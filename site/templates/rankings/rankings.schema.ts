import { z } from 'astro/zod';
import { mapSchema } from './Map.schema.ts';
import { pairsSchema } from './Pairs.schema.ts';
import { priceSchema } from './Price.schema.ts';
import { stripsSchema } from './Strips.schema.ts';
import { tableSchema } from './Table.schema.ts';
import { weaknessSchema } from './Weakness.schema.ts';

/** `content/pages/rankings/<category>.yaml`: one ranking; `template` says what it opens with. */
export const rankingSchema = z.discriminatedUnion('template', [
  mapSchema,
  pairsSchema,
  priceSchema,
  stripsSchema,
  tableSchema,
  weaknessSchema,
]);
