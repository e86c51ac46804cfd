import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const failureSignsSchema = z.strictObject({
  heading: line(60).describe('What the two signs tell.'),
  signs: z
    .array(
      z.strictObject({
        title: line(60).describe('What can be seen.'),
        text: line(280).describe('Why it is bad, and what to ask for.'),
      }),
    )
    .length(2)
    .describe('Two things that the reader can see without being an engineer.'),
});

export type FailureSigns = z.infer<typeof failureSignsSchema>;
