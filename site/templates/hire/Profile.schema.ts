import { z } from 'astro/zod';
import { editRowsSchema, pageRegionsSchema } from './exhibits/RoleExhibit/RoleExhibit.schema.ts';
import { profileSchema } from './heroes/HireHero/HireHero.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { roleToolSchema } from './sections/RoleTool/RoleTool.schema.ts';
import { startRailSchema } from './sections/StartPlan/StartPlan.schema.ts';
import { hirePageFields } from './hire.fields.ts';

/** A role whose page opens with one profile and its week. */
export const hireProfileSchema = hirePageFields.extend({
  template: z.literal('profile'),
  hero: profileSchema,
  reviews: reviewsSchema,
  tool: roleToolSchema
    .optional()
    .describe('One tool of the trade with its numbers, for a role that has one.'),
  regions: pageRegionsSchema.optional().describe('An old page renewed in parts, for a role that does so.'),
  edits: editRowsSchema.optional().describe('What a team changes alone, for a role that hands over to it.'),
  start: startRailSchema,
});
