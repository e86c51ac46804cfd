import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const industryCasesSchema = z.strictObject({
  heading: line(60).describe('What the chosen products have to do with this page.'),
  link: link.describe('The way to all products.'),
  chosen: several([1, 2], ref('case-studies')).describe(
    'One or two case studies; neighbours differ in the ground of their covers.',
  ),
});

export type IndustryCases = z.infer<typeof industryCasesSchema>;
