import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { calendarSchema } from './drawings/Calendar.schema.ts';
import { columnsSchema } from './drawings/Columns.schema.ts';
import { distributionSchema } from './drawings/Distribution.schema.ts';
import { dotsSchema } from './drawings/Dots.schema.ts';
import { outcomesSchema } from './drawings/Outcomes.schema.ts';
import { slopeSchema } from './drawings/Slope.schema.ts';
import { squaresSchema } from './drawings/Squares.schema.ts';

/** What all charts of case studies have in common: what they measure, and the results beside them. */
const measured = {
  heading: line(60).describe('What the chart measures, with its unit.'),
  alt: line(160).describe('The chart in one sentence, for those who do not see it.'),
  source: line(260).describe('How it was measured, by whom, and what was left out.'),
  figures: several([1, 3], {
    value: line(10),
    text: line(120),
    fact: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as scheduling-time.')
      .optional()
      .describe('Name of a fixed fact that the figure states, such as scheduling-time.'),
  }).describe('Up to three results, each with its base.'),
};

/** What changed, measured, in the chart that fits the measure. */
export const caseResultSchema = z
  .discriminatedUnion('chart', [
    slopeSchema.extend(measured),
    dotsSchema.extend(measured),
    calendarSchema.extend(measured),
    distributionSchema.extend(measured),
    outcomesSchema.extend(measured),
    columnsSchema.extend(measured),
    squaresSchema.extend(measured),
  ])
  .describe(
    'Parts before and after (slope), things by week (dots), days (calendar), how often each value came (distribution), a hundred by how they ended (outcomes), a number by month or week (columns), each thing by how it ended (squares).',
  );

export type CaseResult = z.infer<typeof caseResultSchema>;

/** What is measured in each chart, by the name of the chart. */
export type Results = { readonly [Result in CaseResult as Result['chart']]: Result };
