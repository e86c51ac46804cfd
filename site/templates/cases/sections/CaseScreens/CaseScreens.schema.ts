import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const caseScreensSchema = z.strictObject({
  heading: line(70).describe('What the screens show, for those who hear the page; it is not shown.'),
  chosen: several([2, 4], z.number().int().min(1)).describe(
    "Which of the product's screens, counted from 1: four phones, or a board and up to three phones.",
  ),
  ground: z.enum(['warm', 'teal', 'indigo']).describe('Colour of the band, other than that of the hero.'),
});

export type CaseScreens = z.infer<typeof caseScreensSchema>;
