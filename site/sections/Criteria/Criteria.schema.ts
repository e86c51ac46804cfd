import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const criteriaSchema = z.strictObject({
  /** What decides the order. Write " & " for the ampersand. */
  heading: line(60),
  /** What a stroke of the drawing is, and what does not count; links as `[words](/page/)`. */
  lede: line(280),
});

export type Criteria = z.infer<typeof criteriaSchema>;
