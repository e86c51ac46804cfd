import { z } from 'astro/zod';
import { line, link, ref } from '../../lib/fields.ts';

export const workSchema = z.strictObject({
  heading: line(50).describe('How many products there are and how many are shown.'),
  link: link.describe('The way to all of them.'),
  chosen: z
    .array(ref('case-studies'))
    .min(2)
    .max(4)
    .describe('Two or four case studies; neighbours differ in the ground of their covers.'),
});

export type Work = z.infer<typeof workSchema>;
