import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const criteriaSchema = z.strictObject({
  heading: line(60).describe('What decides the order. Write " & " for the ampersand.'),
  lede: line(280).describe(
    'What a stroke of the drawing is, and what does not count; links as `[words](/page/)`.',
  ),
});

export type Criteria = z.infer<typeof criteriaSchema>;
