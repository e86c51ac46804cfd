import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const rainYearSchema = z.strictObject({
  heading: line(60).describe('What the weather does to a plan. Write " & " for the ampersand.'),
  lede: line(420).describe('The sum of a year ({sum}) and when it falls, with source and year.'),
  stroke: z.number().int().positive().describe('Millimetres that one stroke stands for.'),
  months: several(12, z.number().int().min(0).max(1500)).describe(
    'Rain of an average year by month from January, in millimetres, rounded to whole strokes.',
  ),
  unit: line(10).describe('The unit, such as "mm".'),
  plans: several([2, 4], { title: line(40), text: line(260) }).describe('What you arrange for those months.'),
});

export type RainYear = z.infer<typeof rainYearSchema>;
