import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

const names = z.array(line(24)).max(8);

export const struckSchema = z.strictObject({
  caption: line(240).describe('How many there were, how many are struck through and how many stay.'),
  groups: z
    .array(
      z.strictObject({
        name: line(30).describe('What these are for.'),
        kept: names.describe('Those that stay.'),
        gone: names.describe('Those that are struck through.'),
        reason: line(160).describe('Why, in a sentence or two.'),
      }),
    )
    .min(3)
    .max(6),
});

export type StruckContent = z.infer<typeof struckSchema>;
