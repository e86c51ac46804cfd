import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../../../art/Motif.ts';
import { GROUNDS } from '../../../../art/palette.schema.ts';
import { line, officeCity, several } from '../../../../collections/fields.ts';

export const officeLifeSchema = z.strictObject({
  heading: line(60).describe('What the reader learns about the offices. Write " & " for the ampersand.'),
  lede: line(220).describe('What they have in common, in one or two sentences.'),
  life: several(2, {
    city: officeCity.describe("The office's city, as in `content/agency.yaml`."),
    alt: line(125).describe('What the drawing shows.'),
    cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
    points: several([2, 5], { title: line(40), text: line(180) }).describe(
      'What it is like there: a thing each, with the inconvenient ones.',
    ),
  }).describe('Two offices, in the order of the page.'),
});

export type OfficeLife = z.infer<typeof officeLifeSchema>;
