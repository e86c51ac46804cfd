import { z } from 'astro/zod';
import { day, line, pageSchema, several } from '../../collections/fields.ts';
import { criteriaSchema } from './sections/Criteria/Criteria.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { disclosureSchema } from './sections/Disclosure/Disclosure.schema.ts';
import { rankingHeadSchema } from './sections/RankingHead/RankingHead.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';

const criterion = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'Write a name in lower case with hyphens, such as care.')
    .describe('Short name for scores, such as `care`.'),
  name: line(40),
  weight: z.number().int().min(1).max(60).describe('Points of a hundred; all of them add up to 100.'),
  text: line(220).describe('What is looked at, whatever the trade.'),
  nine: line(160).describe('What a company shows that gets nine of ten.'),
  three: line(160).describe('What one shows that gets three of ten.'),
});

/** `content/pages/company/methodology.yaml`: how all rankings are made, and the page that says so. */
export const rankingMethodSchema = pageSchema({
  reviewed: day.describe('The day on which somebody last went through this method.'),
  head: rankingHeadSchema,
  criteria: criteriaSchema.extend({
    labels: z
      .strictObject({ nine: line(12), three: line(12) })
      .describe('What stands before what earns a high score and a low one.'),
    list: several([3, 8], criterion)
      .refine((list) => list.reduce((sum, { weight }) => sum + weight, 0) === 100, {
        error: 'The weights of the criteria add up to 100.',
      })
      .describe('The criteria of all rankings, in their order.'),
  }),
  sources: decisionTableSchema,
  conflict: disclosureSchema,
  corrections: reportContactSchema,
});
