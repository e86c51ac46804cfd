import { z } from 'astro/zod';
import { talliedSchema } from '../../../../art/charts/tally.schema.ts';
import { line } from '../../../../collections/fields.ts';

export const pageHeadSchema = z.strictObject({
  headline: line(80).describe('What the page is and for whom: ten words at most.'),
  lede: line(260).describe('The first sentence or two: 30 words at most.'),
  counted: talliedSchema
    .optional()
    .describe('A number that the page tells, drawn as strokes beside the headline.'),
});

export type PageHead = z.infer<typeof pageHeadSchema>;
