import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const noteLineSchema = z.strictObject({
  short: line(240).describe('The letter in two sentences, for pages that do not tell it in full.'),
});

export type NoteLine = z.infer<typeof noteLineSchema>;
