import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { industryTags } from '../../../../records/industries.ts';

export const productMatrixSchema = z.strictObject({
  heading: line(60).describe('What the drawing shows. Write " & " for the ampersand.'),
  lede: line(220).describe('How to read the drawing, and what an empty place in it means.'),
  others: several([0, 6], { name: line(24), tags: industryTags }).describe(
    'Trades without a page, after those of `content/records/industries/`.',
  ),
  alt: line(200).describe('What the drawing shows, for those who do not see it.'),
});

export type ProductMatrix = z.infer<typeof productMatrixSchema>;
