import { z } from 'astro/zod';
import { caseCalendarSchema } from './exhibits/CaseCalendar/CaseCalendar.schema.ts';
import { caseColumnsSchema } from './exhibits/CaseColumns/CaseColumns.schema.ts';
import { caseDistributionSchema } from './exhibits/CaseDistribution/CaseDistribution.schema.ts';
import { caseDotsSchema } from './exhibits/CaseDots/CaseDots.schema.ts';
import { caseOutcomesSchema } from './exhibits/CaseOutcomes/CaseOutcomes.schema.ts';
import { caseSlopeSchema } from './exhibits/CaseSlope/CaseSlope.schema.ts';
import { caseSquaresSchema } from './exhibits/CaseSquares/CaseSquares.schema.ts';

/** What changed, measured, in the chart that fits the measure. */
export const outcomeSchema = z
  .discriminatedUnion('chart', [
    caseSlopeSchema.extend({ chart: z.literal('slope') }),
    caseDotsSchema.extend({ chart: z.literal('dots') }),
    caseCalendarSchema.extend({ chart: z.literal('calendar') }),
    caseDistributionSchema.extend({ chart: z.literal('distribution') }),
    caseOutcomesSchema.extend({ chart: z.literal('outcomes') }),
    caseColumnsSchema.extend({ chart: z.literal('columns') }),
    caseSquaresSchema.extend({ chart: z.literal('squares') }),
  ])
  .describe(
    'Parts before and after (slope), things by week (dots), days (calendar), how often each value came (distribution), a hundred by how they ended (outcomes), a number by month or week (columns), each thing by how it ended (squares).',
  );

export type Outcome = z.infer<typeof outcomeSchema>;
