import { z } from 'astro/zod';
import { ref, several } from '../../collections/fields.ts';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { fewCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { costSheetSchema } from './sections/CostSheet/CostSheet.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { serviceExhibitSchemas } from './exhibits/ServiceExhibit/ServiceExhibit.schema.ts';
import { measuredHeroSchema } from './heroes/ServiceHero/ServiceHero.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { serviceLinesSchema } from './sections/ServiceLines/ServiceLines.schema.ts';
import { toolGridSchema } from '../../sections/ToolGrid/ToolGrid.schema.ts';
import { weekPlanSchema } from './sections/WeekPlan/WeekPlan.schema.ts';
import { serviceSchema } from './services.fields.ts';

/** A service whose work is measured: one measurement opens the page, with a drawing of its own. */
export const instrumentSchema = serviceSchema
  .extend({
    template: z.literal('instrument'),
    hero: measuredHeroSchema,
    transcript: aiEvidenceSchemas.runs
      .optional()
      .describe('What AI does here, as two runs of one input; without it, requests for AI are decided.'),
    aiUse: aiEvidenceSchemas.requests
      .optional()
      .describe('Requests for AI with the decisions; without a transcript.'),
    problem: problemSchema.omit({ limit: true }),
    runs: serviceExhibitSchemas.runs
      .optional()
      .describe('The same cases run after every change, for a service that is tested so.'),
    fields: serviceExhibitSchemas.fields
      .optional()
      .describe('What of a request leaves the network, for a service that sends data to others.'),
    places: serviceExhibitSchemas.places
      .optional()
      .describe('The same rush against several designs, for a service that carries load.'),
    runbook: serviceExhibitSchemas.runbook
      .optional()
      .describe('A page for the engineer on call, for a service with a pager.'),
    bill: serviceExhibitSchemas.bill
      .optional()
      .describe('A bill before and after, for a service that lowers one.'),
    choice: decisionTableSchema.optional().describe('The one question that only this service raises.'),
    deliverables: weekPlanSchema,
    services: serviceLinesSchema.describe('When not to buy this, and what to take instead.'),
    cost: costSheetSchema.optional().describe('Hours times rates, where the work has published rates.'),
    price: serviceExhibitSchemas.partsPrice
      .optional()
      .describe('One project at a fixed price, where it has none.'),
    technologies: several([1], ref('technologies')).describe('The rows of tools that matter here.'),
    tools: toolGridSchema
      .extend({ set: ref('tool-sets').describe('Which tools.') })
      .optional()
      .describe('A whole set of tools, where the rows above are too short for it.'),
    databases: databasesSchema
      .optional()
      .describe('Which database is right for what, beside a whole set of tools.'),
    cases: fewCasesSchema,
    reviews: threeReviews,
  })
  .refine(({ transcript, aiUse }) => (transcript === undefined) !== (aiUse === undefined), {
    path: ['aiUse'],
    error: 'Write either a transcript or the decisions about AI.',
  })
  .refine(({ cost, price }) => (cost === undefined) !== (price === undefined), {
    path: ['price'],
    error: 'Write either a cost from rates or a fixed price.',
  });

export type InstrumentPage = z.infer<typeof instrumentSchema>;
