import { z } from 'astro/zod';
import { ref } from '../../collections/fields.ts';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { twoCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { serviceExhibitSchemas } from './exhibits/ServiceExhibit/ServiceExhibit.schema.ts';
import { frameworkRowsSchema } from './sections/FrameworkRows/FrameworkRows.schema.ts';
import { handoverListSchema } from './sections/HandoverList/HandoverList.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { subjectHeroSchema } from './heroes/ServiceHero/ServiceHero.schema.ts';
import { workedExampleSchema } from '../../sections/WorkedExample/WorkedExample.schema.ts';
import { serviceSchema } from './services.fields.ts';

/** A framework, or the web as a whole: the hero is the subject, drawn as a screen of countable parts. */
export const boardSchema = serviceSchema
  .extend({
    template: z.literal('board'),
    framework: ref('frameworks').describe(
      'The framework, or the one that you would take for most of this work.',
    ),
    toolSet: ref('tool-sets').describe('Its tools.'),
    hero: subjectHeroSchema,
    price: serviceExhibitSchemas.fixedPrice
      .optional()
      .describe(
        'What goes wrong without it, and one sum for a whole job: for a service beside the frameworks.',
      ),
    support: serviceExhibitSchemas.support
      .optional()
      .describe('Until when its versions are supported, where that decides about a move.'),
    upgrades: serviceExhibitSchemas.upgrades
      .optional()
      .describe('What a move from an older version takes, where it is counted in days.'),
    example: workedExampleSchema
      .optional()
      .describe('One job of this kind, reckoned from the rates, for a page without a fixed price.'),
    choice: decisionTableSchema.describe('The one question that only this subject raises.'),
    pickOrNot: pickOrNotSchema.optional().describe('When to take this framework and when another one.'),
    frameworks: frameworkRowsSchema,
    databases: databasesSchema
      .optional()
      .describe('Which database is right for what, where the service has one.'),
    deliverables: handoverListSchema,
    aiUse: aiEvidenceSchemas.runs,
    cases: twoCasesSchema,
    reviews: reviewsSchema,
  })
  .refine(({ price, example }) => price || example, {
    path: ['example'],
    error: 'Name a fixed price or reckon an example, since a buyer looks for one of them.',
  });

export type BoardPage = z.infer<typeof boardSchema>;
