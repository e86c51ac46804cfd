import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const frameworkRowsSchema = z.strictObject({
  heading: line(60).describe(
    'How many frameworks there are, or how they differ; the frameworks are in `content/records/frameworks/`.',
  ),
  lede: line(240).describe('How to read the list.'),
  hire: z.strictObject({
    heading: line(60).describe('When one should hire a person instead of ordering a product.'),
    text: line(240).describe('What is sold on the linked pages, and who should stay on this one.'),
  }),
});

export type FrameworkRows = z.infer<typeof frameworkRowsSchema>;
