import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const rateChartSchema = z.strictObject({
  heading: line(60).describe('What the rates say, with the year. Write " & " for the ampersand.'),
  lede: line(260).describe('How to read the chart, and what moves a rate inside its range.'),
  figure: line(120).describe(
    'What the large figure is: the most that one person of yours costs in a full-time month.',
  ),
  note: line(240).describe('Under the figure: what is not included, or what is never charged.'),
});

export type RateChart = z.infer<typeof rateChartSchema>;
