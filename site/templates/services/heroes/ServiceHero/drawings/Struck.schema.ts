import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const names = several([0, 8], line(24));

export const struckSchema = z.strictObject({
  caption: line(240).describe('How many there were, how many are struck through and how many stay.'),
  groups: several([3, 6], {
    name: line(30).describe('What these are for.'),
    kept: names.describe('Those that stay.'),
    gone: names.describe('Those that are struck through.'),
  }),
});

export type StruckContent = z.infer<typeof struckSchema>;
