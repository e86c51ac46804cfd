import { z } from 'astro/zod';
import { line, link, ref } from '../../lib/fields.ts';
import { quotation } from '../../records/reviews.ts';

export const casesAndVoicesSchema = z.strictObject({
  heading: line(60).describe('What the chosen products have to do with this page.'),
  link: link.describe('The way to all products.'),
  chosen: z
    .array(ref('case-studies'))
    .min(1)
    .max(2)
    .describe('One or two case studies; neighbours differ in the ground of their covers.'),
  voices: z
    .strictObject({
      heading: line(60).describe('Read out before the reviews; not shown.'),
      chosen: z.array(quotation).length(3).describe('Two reviews as a pair, and a short one under them.'),
      link: link.describe('The way to all reviews.'),
    })
    .describe('What clients say, under the products.'),
});

export type CasesAndVoices = z.infer<typeof casesAndVoicesSchema>;
