import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';
import { jobLinesSchema } from '../../../../collections/rateCard.ts';

export const costSheetSchema = z.strictObject({
  heading: line(60).describe('What is priced, with the year or the hours.'),
  lede: line(260).describe('The job in one or two sentences: for whom, what, and what is left out.'),
  rates: ref('rates').describe('Whose rates are shown by region.'),
  ratesHeading: line(60).describe('What an hour costs, with the year.'),
  ratesNote: line(360).describe('What moves a rate inside its range, and who stands at its ends.'),
  lines: jobLinesSchema,
  note: line(420).describe(
    'Under the sum: what moves it, and what it leaves out; links as `[words](https://…)`.',
  ),
});

export type CostSheet = z.infer<typeof costSheetSchema>;
