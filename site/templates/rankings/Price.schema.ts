import { z } from 'astro/zod';
import { priceAgainstScoreSchema } from './exhibits/PriceAgainstScore/PriceAgainstScore.schema.ts';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with what an hour costs against what the company scored. */
export const priceSchema = z.strictObject({
  template: z.literal('price'),
  ...rankingFields,
  price: priceAgainstScoreSchema,
});

export type PricePage = z.infer<typeof priceSchema>;
