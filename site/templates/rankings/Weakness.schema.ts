import { z } from 'astro/zod';
import { weaknessFirstSchema } from './exhibits/WeaknessFirst/WeaknessFirst.schema.ts';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with what each company is weak in. */
export const weaknessSchema = z.strictObject({
  template: z.literal('weakness'),
  ...rankingFields,
  weakness: weaknessFirstSchema,
});

export type WeaknessPage = z.infer<typeof weaknessSchema>;
