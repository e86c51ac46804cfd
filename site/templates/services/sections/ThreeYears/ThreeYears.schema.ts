import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { yearlyLinesSchema } from '../../../../collections/rateCard.ts';

export const threeYearsSchema = z.strictObject({
  heading: line(60).describe('What is paid for three years. Write " & " for the ampersand.'),
  lede: line(560).describe(
    'Whose example it is, the sum, what happens to the framework in these years, and what that costs; links as `[words](/page/)`.',
  ),
  first: z.number().int().min(2020).max(2100).describe('The first of the three years.'),
  lines: yearlyLinesSchema,
  others: several([1, 2], {
    title: line(40).describe('What is paid to others, such as "Hosting".'),
    text: line(260).describe('To whom, how much of it, and what moves it; links as `[words](https://…)`.'),
  }).describe('What the buyer pays to others, or saves.'),
});

export type ThreeYears = z.infer<typeof threeYearsSchema>;
