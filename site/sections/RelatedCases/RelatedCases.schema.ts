import { z } from 'astro/zod';
import { line, link, ref } from '../../lib/fields.ts';

export const relatedCasesSchema = z.strictObject({
  heading: line(60).describe(
    'What the chosen products have to do with this page. Write " & " for the ampersand.',
  ),
  lede: line(240).optional().describe('Beside the heading, where it helps: how the products were chosen.'),
  link: link.describe('The way to all of them.'),
  chosen: z
    .array(ref('case-studies'))
    .min(1)
    .max(2)
    .describe('One or two case studies; the first card is the wide one.'),
});

export type RelatedCases = z.infer<typeof relatedCasesSchema>;
