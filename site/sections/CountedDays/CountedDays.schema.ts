import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const countedDaysSchema = z.strictObject({
  heading: line(60).describe('What takes how long. Write " & " for the ampersand.'),
  lede: line(200).describe('What one stroke is, such as a working day, and how many there are.'),
  steps: z
    .array(
      z.strictObject({
        time: line(20).describe('When, such as "Day 3".'),
        title: line(40).describe('What, in a few words.'),
        text: line(180).describe('Who does it, and what comes of it.'),
        strokes: z.number().int().min(0).max(6).describe('Days or weeks that the step takes, a stroke each.'),
      }),
    )
    .min(3)
    .max(6),
});

export type CountedDays = z.infer<typeof countedDaysSchema>;
