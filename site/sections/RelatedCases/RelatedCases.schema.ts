import { z } from 'astro/zod';
import { line, link, ref, several } from '../../collections/fields.ts';

const words = {
  heading: line(60).describe('What the shown products have to do with this page, or in common.'),
  link: link.describe('The way to all case studies.'),
};
const lede = line(200).describe('How they were chosen, or what each story tells.');

export const oneCaseSchema = z.strictObject({
  ...words,
  chosen: several(1, ref('case-studies')).describe('The case study.'),
});

export const fewCasesSchema = z.strictObject({
  ...words,
  chosen: several(2, ref('case-studies')).describe(
    'Two case studies; neighbours differ in the ground of their covers.',
  ),
});

export const threeCasesSchema = z.strictObject({
  ...words,
  lede,
  chosen: several(3, ref('case-studies')).describe('Three products.'),
});

/** What a page says of its products, however many. */
export type RelatedCases = z.infer<typeof fewCasesSchema> & { lede?: string | undefined };
