import { z } from 'astro/zod';
import { ref } from '../../collections/fields.ts';
import { fewCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { serviceExhibitSchemas } from './exhibits/ServiceExhibit/ServiceExhibit.schema.ts';
import { frameworkRowsSchema } from './sections/FrameworkRows/FrameworkRows.schema.ts';
import { handoverListSchema } from './sections/HandoverList/HandoverList.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { subjectHeroSchema } from './heroes/ServiceHero/ServiceHero.schema.ts';
import { threeYearsSchema } from './sections/ThreeYears/ThreeYears.schema.ts';
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
    bill: threeYearsSchema
      .optional()
      .describe('What three years of a framework cost, for a page without a fixed price.'),
    choice: decisionTableSchema.describe('The one question that only this subject raises.'),
    pickOrNot: pickOrNotSchema.optional().describe('When to take this framework and when another one.'),
    frameworks: frameworkRowsSchema,
    databases: databasesSchema
      .optional()
      .describe('Which database is right for what, where the service has one.'),
    deliverables: handoverListSchema,
    cases: fewCasesSchema,
    reviews: threeReviews,
  })
  .refine(({ price, bill }) => price || bill, {
    path: ['bill'],
    error: 'Name a fixed price or reckon three years, since a buyer looks for one of them.',
  });

export type BoardPage = z.infer<typeof boardSchema>;
