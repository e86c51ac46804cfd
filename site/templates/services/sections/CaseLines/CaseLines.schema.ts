import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const caseLinesSchema = z.strictObject({
  heading: line(60).describe('What the shown products have to do with this page.'),
  lede: line(200).describe('How they were chosen, and what each story tells.'),
  link: link.describe('The way to all case studies.'),
  chosen: several(2, ref('case-studies')).describe('Two case studies.'),
});

export type CaseLines = z.infer<typeof caseLinesSchema>;
