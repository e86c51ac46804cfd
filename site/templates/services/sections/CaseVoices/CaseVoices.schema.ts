import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const caseVoicesSchema = z.strictObject({
  heading: line(60).describe('What the shown products have in common.'),
  lede: line(200).describe('How they were chosen, or what each story tells.'),
  link: link.describe('The way to all case studies.'),
  chosen: several(3, ref('case-studies')).describe('Three products.'),
});

export type CaseVoices = z.infer<typeof caseVoicesSchema>;
