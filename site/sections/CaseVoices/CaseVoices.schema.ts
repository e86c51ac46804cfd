import { z } from 'astro/zod';
import { line, link, ref } from '../../lib/fields.ts';
import { quotation } from '../../records/reviews.ts';

export const caseVoicesSchema = z.strictObject({
  heading: line(60).describe('What the shown products have in common.'),
  lede: line(200).describe('How they were chosen, or what each story tells.'),
  link: link.describe('The way to all case studies.'),
  chosen: z
    .array(z.strictObject({ case: ref('case-studies'), review: quotation }))
    .length(3)
    .describe('Three products, each with what its client says.'),
});

export type CaseVoices = z.infer<typeof caseVoicesSchema>;
