import { z } from 'astro/zod';
import { companyMapSchema } from './exhibits/CompanyMap/CompanyMap.schema.ts';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with where its companies sit; each of them needs an office in its record. */
export const mapSchema = z.strictObject({
  template: z.literal('map'),
  ...rankingFields,
  map: companyMapSchema,
});

export type MapPage = z.infer<typeof mapSchema>;
