import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rateChartSchema = z.strictObject({
  /** What the rates say, with the year. Write " & " for the ampersand. */
  heading: line(60),
  /** How to read the chart, and what moves a rate inside its range. */
  lede: line(260),
  /** What the large figure is: the most that one person of yours costs in a full-time month. */
  figure: line(120),
  /** Under the figure: what is not included, or what is never charged. */
  note: line(240),
});

export type RateChart = z.infer<typeof rateChartSchema>;
