import { z } from 'astro/zod';
import { companyPairsSchema } from './exhibits/CompanyPairs/CompanyPairs.schema.ts';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with its companies two by two. */
export const pairsSchema = z.strictObject({
  template: z.literal('pairs'),
  ...rankingFields,
  pairs: companyPairsSchema,
});

export type PairsPage = z.infer<typeof pairsSchema>;
