import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const numberBandSchema = z.strictObject({
  heading: line(70).describe('What the numbers show. Write " & " for the ampersand.'),
  ground: z.enum(['teal', 'indigo', 'vermilion', 'amber', 'warm']).describe('Colour of the band.'),
  figures: several([2, 3], {
    value: line(14).describe('The number as it is set large, such as "61 of 90".'),
    text: line(140).describe('What it counts, with its base and period.'),
  }),
  note: line(240).describe('Where the numbers come from, or what they leave out.'),
});

export type NumberBand = z.infer<typeof numberBandSchema>;
