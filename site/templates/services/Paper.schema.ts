import { z } from 'astro/zod';
import { ref } from '../../lib/fields.ts';
import { aiDecisionsSchema } from '../../sections/AiDecisions/AiDecisions.schema.ts';
import { caseVoicesSchema } from '../../sections/CaseVoices/CaseVoices.schema.ts';
import { costSheetSchema } from '../../sections/CostSheet/CostSheet.schema.ts';
import { paperHeroSchema } from '../../sections/PaperHero/PaperHero.schema.ts';
import { runwaySchema } from '../../sections/Runway/Runway.schema.ts';
import { serviceLinesSchema } from '../../sections/ServiceLines/ServiceLines.schema.ts';
import { stageQuestionsSchema } from '../../sections/StageQuestions/StageQuestions.schema.ts';
import { weekRulerSchema } from '../../sections/WeekRuler/WeekRuler.schema.ts';
import { serviceSchema } from './Shared.schema.ts';

/** A service that ends in words on paper: two open pages of what is handed over open the page. */
export const paperSchema = serviceSchema.extend({
  spine: z.literal('paper'),
  hero: paperHeroSchema,
  stages: stageQuestionsSchema
    .optional()
    .describe('What the reader asks at which stage, for a service that is bought at several.'),
  deliverables: weekRulerSchema,
  runway: runwaySchema
    .optional()
    .describe('The same money in several orders, for a service that decides what is built first.'),
  aiUse: aiDecisionsSchema,
  cost: costSheetSchema,
  services: serviceLinesSchema,
  technologies: z.array(ref('technologies')).min(1).describe('The rows of tools that matter here.'),
  cases: caseVoicesSchema,
});

export type PaperPage = z.infer<typeof paperSchema>;
