import { z } from 'astro/zod';
import { ref } from '../../lib/fields.ts';
import { caseLinesSchema } from '../../sections/CaseLines/CaseLines.schema.ts';
import { costSheetSchema } from '../../sections/CostSheet/CostSheet.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { dotRunsSchema } from '../../sections/DotRuns/DotRuns.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { scoreHeroSchema } from '../../sections/ScoreHero/ScoreHero.schema.ts';
import { serviceLinesSchema } from '../../sections/ServiceLines/ServiceLines.schema.ts';
import { toolGridSchema } from '../../sections/ToolGrid/ToolGrid.schema.ts';
import { transcriptSchema } from '../../sections/Transcript/Transcript.schema.ts';
import { weekRulerSchema } from '../../sections/WeekRuler/WeekRuler.schema.ts';
import { serviceSchema } from './Shared.schema.ts';

/** A service whose work is measured: the sheet of one measurement opens the page. */
export const instrumentSchema = serviceSchema.extend({
  spine: z.literal('instrument'),
  hero: scoreHeroSchema,
  aiUse: transcriptSchema,
  problem: problemSchema,
  runs: dotRunsSchema
    .optional()
    .describe('The same cases run after every change, for a service that is tested so.'),
  deliverables: weekRulerSchema,
  services: serviceLinesSchema,
  cost: costSheetSchema,
  technologies: z.array(ref('technologies')).min(1).describe('The rows of tools that matter here.'),
  tools: toolGridSchema
    .extend({ set: ref('tool-sets').describe('Which tools.') })
    .optional()
    .describe('A whole set of tools, where the rows above are too short for it.'),
  databases: databasesSchema
    .optional()
    .describe('Which database is right for what, where the service has one.'),
  cases: caseLinesSchema,
  reviews: reviewsSchema,
});

export type InstrumentPage = z.infer<typeof instrumentSchema>;
