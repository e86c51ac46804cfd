import { z } from 'astro/zod';
import { line, link, ref } from '../../../../collections/fields.ts';

export const casesBesideSchema = z.strictObject({
  heading: line(60).describe('What the chosen products have to do with this page.'),
  link: link.describe('The way to all products.'),
  chosen: z
    .array(ref('case-studies'))
    .length(2)
    .describe('Two case studies; neighbours differ in the ground of their covers.'),
});

export type CasesBeside = z.infer<typeof casesBesideSchema>;
