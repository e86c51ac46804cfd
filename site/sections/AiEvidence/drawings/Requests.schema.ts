import { z } from 'astro/zod';
import { line, link } from '../../../collections/fields.ts';

export const requestsSchema = z.strictObject({
  heading: line(60).describe('What AI is used for here, and what not.'),
  text: line(300).describe('Who decides it, and by which measure.'),
  link: link.describe('Where the reader finds the whole method.'),
  requests: z
    .array(
      z.strictObject({
        asked: line(70).describe('What somebody asked for.'),
        verdict: line(16).describe('The decision in one or two words, such as "Not yet".'),
        reason: line(200).describe('The count or the fact that decided it.'),
      }),
    )
    .min(2)
    .max(4),
});

export type RequestsContent = z.infer<typeof requestsSchema>;
