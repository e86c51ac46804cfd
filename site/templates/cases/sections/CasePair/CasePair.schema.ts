import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

const half = z.strictObject({
  label: line(30).describe('Which of the two this is, with its day, such as "15 November 2023".'),
  count: z.number().int().min(1).max(600).describe('What it took, such as its minutes: a stroke each.'),
  took: line(60).describe('The same in words, with what a stroke is, such as "310 minutes, 16:40 to 21:50".'),
});

export const casePairSchema = z.strictObject({
  before: half,
  after: half,
});

export type CasePair = z.infer<typeof casePairSchema>;
