import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const upgradesSchema = z.strictObject({
  heading: line(60).describe('From where one comes and what it costs. Write " & " for the ampersand.'),
  lede: line(240).describe('For how large an app it is counted, and what makes one necessary.'),
  paths: several(
    [2, 5],
    z
      .strictObject({
        from: line(24).describe('What stands today, such as "React 17".'),
        to: line(24).describe('What stands afterwards, such as "React 19".'),
        days: z
          .strictObject({ least: z.number().int().min(1), most: z.number().int().min(1).max(40) })
          .describe('Days of one developer; each is one bar of the drawing.'),
        text: line(300).describe('What changes, what breaks, and what one does not touch.'),
      })
      .refine(({ days }) => days.least <= days.most, {
        path: ['days', 'most'],
        error: 'The larger number of days is below the smaller one.',
      }),
  ).describe('The ways, the shortest first.'),
});

export type UpgradesContent = z.infer<typeof upgradesSchema>;
