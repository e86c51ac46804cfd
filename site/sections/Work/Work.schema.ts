import { z } from 'astro/zod';
import { line, link, ref, several } from '../../collections/fields.ts';

export const workSchema = z.strictObject({
  heading: line(50).describe('How many products there are and how many are shown.'),
  link: link.describe('The way to all of them.'),
  chosen: several([2, 4], ref('case-studies')).describe(
    'Two or four case studies; neighbours differ in the ground of their covers.',
  ),
});

/** The same on a page about something else: a few products that belong to its subject. */
export const relatedCasesSchema = workSchema.extend({
  heading: line(60).describe(
    'What the chosen products have to do with this page. Write " & " for the ampersand.',
  ),
  lede: line(240).optional().describe('Beside the heading, where it helps: how the products were chosen.'),
  chosen: several([1, 2], ref('case-studies')).describe(
    'One or two case studies; the first card is the wide one.',
  ),
});

export type Work = z.infer<typeof relatedCasesSchema>;
