import { z } from 'astro/zod';
import { line, ref, several } from '../../../collections/fields.ts';
import type { ChoiceTableContent } from '../../../ui/ChoiceTable.tsx';
import { roleNames } from './productRoles.ts';

/** What each role may do, as a table: one column a role. */
export const roleFeaturesSchema = z
  .strictObject({
    heading: line(60).describe('Who may do what.'),
    lede: line(240).describe('Under the heading: what the table leaves out, or which cell was argued about.'),
    question: line(24).describe('Head of the first column, such as "Feature".'),
    roles: several([2, 5], ref('product-roles')).describe('The roles, in the order of the columns.'),
    lead: z
      .number()
      .int()
      .min(1)
      .max(5)
      .describe('The role that the page is written for, counted from 1; its column stands out.'),
    rows: several([2, 7], { label: line(40), cells: several([2, 5], line(60)) }).describe(
      'One line each: a feature, and a few words on what every role does with it.',
    ),
  })
  .refine(({ roles, rows }) => rows.every(({ cells }) => cells.length === roles.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are roles.',
  });

export type RoleFeatures = z.infer<typeof roleFeaturesSchema>;

/** The table with the names of its roles as heads. */
export const roleTable = async ({ roles, lead, ...table }: RoleFeatures): Promise<ChoiceTableContent> => ({
  ...table,
  columns: await roleNames(roles),
  favoured: lead,
});
