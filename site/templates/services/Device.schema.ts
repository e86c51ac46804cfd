import { z } from 'astro/zod';
import { ref, several } from '../../collections/fields.ts';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { serviceExhibitSchemas } from './exhibits/ServiceExhibit/ServiceExhibit.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { threeCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { costSheetSchema } from './sections/CostSheet/CostSheet.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { phoneHeroSchema } from './heroes/DeviceHero/DeviceHero.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { serviceLinesSchema } from './sections/ServiceLines/ServiceLines.schema.ts';
import { weekPlanSchema } from './sections/WeekPlan/WeekPlan.schema.ts';
import { serviceSchema } from './services.fields.ts';

/** A service whose product is held in the hand: a phone opens the page. */
export const deviceSchema = serviceSchema
  .extend({
    template: z.literal('device'),
    hero: phoneHeroSchema,
    problem: problemSchema
      .omit({ limit: true })
      .describe('What you build, and for whom; when not to buy it is said with the choices.'),
    round: serviceExhibitSchemas.round
      .optional()
      .describe('The day of somebody who works without signal, for a service that is bought for it.'),
    calendar: serviceExhibitSchemas.calendar
      .optional()
      .describe('The weeks before a release, for a service whose dates are set by a store.'),
    scatter: serviceExhibitSchemas.scatter
      .optional()
      .describe('The devices of one client, for a service that has to suit all of them.'),
    shared: serviceExhibitSchemas.shared
      .optional()
      .describe('The files of one app, for a service that writes most of them once.'),
    exportDay: serviceExhibitSchemas.exportDay
      .optional()
      .describe('The day on which a project leaves its builder, for a service that begins in one.'),
    goldens: serviceExhibitSchemas.goldens
      .optional()
      .describe('The stored pictures of one app, for a service that compares each change with them.'),
    modules: serviceExhibitSchemas.modules
      .optional()
      .describe('The native modules of one app through an upgrade, for a service that rests on them.'),
    choice: decisionTableSchema
      .optional()
      .describe('What to take instead and when, side by side; the lede says when not to buy this service.'),
    services: serviceLinesSchema
      .partial({ lede: true })
      .describe(
        'The neighbours of this service. With a table above them they need no lede; without one it says when not to buy.',
      ),
    cost: costSheetSchema,
    deliverables: weekPlanSchema,
    cases: threeCasesSchema,
    reviews: threeReviews,
    aiUse: z
      .union([aiEvidenceSchemas.sheet, aiEvidenceSchemas.requests, aiEvidenceSchemas.runs])
      .describe('What AI does here: a test with its counts, requests with what was decided, or a talk.'),
    technologies: several([1], ref('technologies')).describe('The rows of tools that matter here.'),
  })
  .refine(({ choice, services }) => (choice === undefined) !== (services.lede === undefined), {
    path: ['services', 'lede'],
    error: 'Say when not to buy this service once: in the lede of the table, or of the lines without one.',
  });

export type DevicePage = z.infer<typeof deviceSchema>;
