import { z } from 'astro/zod';
import { line, link, several } from '../../../collections/fields.ts';

export const requestsSchema = z.strictObject({
  heading: line(60).describe('What AI is used for here, and what not.'),
  text: line(300).describe('Who decides it, and by which measure.'),
  link: link.describe('Where the reader finds the whole method.'),
  requests: several([2, 4], {
    asked: line(70).describe('What somebody asked for.'),
    verdict: line(16).describe('The decision in one or two words, such as "Not yet".'),
    reason: line(200).describe('The count or the fact that decided it.'),
  }),
});

export type RequestsContent = z.infer<typeof requestsSchema>;
