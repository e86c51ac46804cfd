import { z } from 'astro/zod';
import { ref } from '../../lib/fields.ts';
import { boardHeroSchema } from '../../sections/BoardHero/BoardHero.schema.ts';
import { canvasHeroSchema } from '../../sections/CanvasHero/CanvasHero.schema.ts';
import { caseLinesSchema } from '../../sections/CaseLines/CaseLines.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { frameworkRowsSchema } from '../../sections/FrameworkRows/FrameworkRows.schema.ts';
import { handoverListSchema } from '../../sections/HandoverList/HandoverList.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { struckHeroSchema } from '../../sections/StruckHero/StruckHero.schema.ts';
import { templateHeroSchema } from '../../sections/TemplateHero/TemplateHero.schema.ts';
import { transcriptSchema } from '../../sections/Transcript/Transcript.schema.ts';
import { upgradePathsSchema } from '../../sections/UpgradePaths/UpgradePaths.schema.ts';
import { serviceSchema } from './Shared.schema.ts';

/** A framework, or the web as a whole: the hero is the subject, drawn as a screen of countable parts. */
export const boardSchema = serviceSchema.extend({
  spine: z.literal('board'),
  framework: ref('frameworks').describe(
    'The framework, or the one that you would take for most of this work.',
  ),
  toolSet: ref('tool-sets').describe('Its tools.'),
  hero: z
    .discriminatedUnion('drawing', [boardHeroSchema, canvasHeroSchema, struckHeroSchema, templateHeroSchema])
    .describe('The subject, drawn in one of these ways.'),
  upgrades: upgradePathsSchema,
  choice: decisionTableSchema.describe('The one question that only this subject raises.'),
  pickOrNot: pickOrNotSchema,
  frameworks: frameworkRowsSchema,
  databases: databasesSchema
    .optional()
    .describe('Which database is right for what, where the service has one.'),
  deliverables: handoverListSchema,
  aiUse: transcriptSchema,
  cases: caseLinesSchema,
  reviews: reviewsSchema,
});

export type BoardPage = z.infer<typeof boardSchema>;
