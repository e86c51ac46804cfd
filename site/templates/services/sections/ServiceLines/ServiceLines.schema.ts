import { z } from 'astro/zod';
import { line, pagePath, several } from '../../../../collections/fields.ts';

const group = z.strictObject({
  name: line(30).describe('What the group has in common, in a few words.'),
  items: several([1, 7], { name: line(30), page: pagePath.optional() }).describe(
    'The kinds; one with a page of its own is linked once that page is built.',
  ),
});

export const serviceLinesSchema = z.strictObject({
  heading: line(60).describe('Which narrower service one takes when.'),
  lede: line(240).describe('How to choose among them; links as `[words](/page/)`.'),
  rows: several([2, 8], {
    name: line(40),
    text: line(160).describe('When it is the one to take.'),
    page: pagePath,
  }).describe('The narrower services beside this one.'),
  kinds: z
    .strictObject({
      heading: line(60),
      groups: several([1, 5], group).describe('Kinds that belong together.'),
    })
    .optional()
    .describe('Kinds of product, for a service that is known by them.'),
});

export type ServiceLines = z.infer<typeof serviceLinesSchema>;
