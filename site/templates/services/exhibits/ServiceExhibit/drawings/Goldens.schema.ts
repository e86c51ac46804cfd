import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const pictures = z
  .array(z.string())
  .default([])
  .describe('Settings in which the picture changed, by their names in `settings`.');

export const goldensSchema = z
  .strictObject({
    heading: line(60).describe('What the stored pictures catch.'),
    lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
    screen: line(12).describe('Head of the first column, such as "Screen".'),
    settings: several([3, 6], line(7)).describe('What each screen is drawn in, one column each.'),
    screens: several([4, 10], { name: line(14), meant: pictures, caught: pictures }).describe(
      'One row each: where the picture changed as meant, and where by surprise.',
    ),
    words: z
      .strictObject({ same: line(40), meant: line(40), caught: line(40) })
      .describe('What is counted under the drawing, for each of the three.'),
    note: line(300).describe('What changed the pictures, and what was caught.'),
    effects: several([2, 3], { icon, title: line(40), text: line(160) }).describe(
      'What the client gains from it.',
    ),
  })
  .refine(
    ({ settings, screens }) =>
      screens.every(({ meant, caught }) => {
        const all = [...meant, ...caught];
        return new Set(all).size === all.length && all.every((name) => settings.includes(name));
      }),
    { path: ['screens'], error: 'Name each setting of a screen once, as it is written in `settings`.' },
  );

export type GoldensContent = z.infer<typeof goldensSchema>;
