import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const caseTeasersSchema = z.strictObject({
  heading: line(60),
  cases: z.array(ref('case-studies')).min(1).max(3).describe('Three case studies at most.'),
});

export type CaseTeasers = z.infer<typeof caseTeasersSchema>;
