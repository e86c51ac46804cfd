import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const nextCaseSchema = z.strictObject({
  case: ref('case-studies').describe('The case study that the reader goes on with.'),
  why: line(160).describe('What the two stories have in common, or where they part, in one sentence.'),
});

export type NextCase = z.infer<typeof nextCaseSchema>;
