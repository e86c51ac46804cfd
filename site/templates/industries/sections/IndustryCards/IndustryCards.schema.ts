import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../../../art/Motif.ts';
import { GROUNDS } from '../../../../art/palette.schema.ts';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const industryCardsSchema = z.strictObject({
  heading: line(60).describe('Which industries there are. Write " & " for the ampersand.'),
  others: line(40).describe(
    'What stands before the narrower pages and over the industries that have no page.',
  ),
  cards: several([2, 8], {
    industry: ref('industries').describe('The industry.'),
    text: line(180).describe('Who works there with the software, and the record that everything turns on.'),
    cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
    pages: several([0, 8], link).default([]).describe('Narrower pages; each is linked once it is built.'),
  }).describe('One card each, the first two larger; neighbours differ in the ground of their covers.'),
});

export type IndustryCards = z.infer<typeof industryCardsSchema>;
