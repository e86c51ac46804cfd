import { z } from 'astro/zod';
import { ref } from '../../collections/fields.ts';
import { costFactorsSchema } from '../../sections/CostFactors/CostFactors.schema.ts';
import { databasesSchema } from '../../sections/Databases/Databases.schema.ts';
import { firstMonthSchema } from './sections/FirstMonth/FirstMonth.schema.ts';
import { freeBenchSchema } from './heroes/HireHero/HireHero.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { roleToolSchema } from './sections/RoleTool/RoleTool.schema.ts';
import { rowsReadSchema } from './exhibits/RoleExhibit/RoleExhibit.schema.ts';
import { toolGridSchema } from '../../sections/ToolGrid/ToolGrid.schema.ts';
import { hirePageFields } from './hire.fields.ts';

/** A role whose page opens with who is free this week. */
export const hireFreeSchema = hirePageFields.extend({
  template: z.literal('free'),
  hero: freeBenchSchema,
  costFactors: costFactorsSchema
    .optional()
    .describe('What one hire costs in all, for a role whose rates hold factors.'),
  rowsRead: rowsReadSchema.optional().describe('What one query reads with and without an index.'),
  tool: roleToolSchema.optional().describe('One tool or standard of the role with its numbers.'),
  tools: toolGridSchema
    .extend({ set: ref('tool-sets').describe('Which tools.') })
    .optional()
    .describe('A whole set of tools that people in this role work with.'),
  databases: databasesSchema
    .optional()
    .describe('Which database is right for what, for a role that has one.'),
  reviews: reviewsSchema,
  firstMonth: firstMonthSchema,
});
