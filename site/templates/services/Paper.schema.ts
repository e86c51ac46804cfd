import { z } from 'astro/zod';
import { ref, several } from '../../collections/fields.ts';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { serviceExhibitSchemas } from './exhibits/ServiceExhibit/ServiceExhibit.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { threeCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { costSheetSchema } from './sections/CostSheet/CostSheet.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { documentHeroSchema } from './heroes/ServiceHero/ServiceHero.schema.ts';
import { serviceLinesSchema } from './sections/ServiceLines/ServiceLines.schema.ts';
import { weekPlanSchema } from './sections/WeekPlan/WeekPlan.schema.ts';
import { serviceSchema } from './services.fields.ts';

/** A service that ends on paper: a document of the work opens the page, in the form that this work has. */
export const paperSchema = serviceSchema.extend({
  template: z.literal('paper'),
  hero: documentHeroSchema,
  stages: serviceExhibitSchemas.stages
    .optional()
    .describe('What the reader asks at which stage, for a service that is bought at several.'),
  deliverables: weekPlanSchema,
  runway: serviceExhibitSchemas.runway
    .optional()
    .describe('The same money in several orders, for a service that decides what is built first.'),
  gains: serviceExhibitSchemas.gains
    .optional()
    .describe('What goes wrong today and what gets better, for a service that is judged by numbers.'),
  choice: decisionTableSchema
    .optional()
    .describe('This service beside its alternatives, one of which wins a line.'),
  aiUse: aiEvidenceSchemas.requests,
  cost: costSheetSchema,
  services: serviceLinesSchema.describe('When not to buy this, and what to take instead.'),
  technologies: several([1], ref('technologies')).describe('The rows of tools that matter here.'),
  cases: threeCasesSchema,
  reviews: threeReviews,
});

export type PaperPage = z.infer<typeof paperSchema>;
