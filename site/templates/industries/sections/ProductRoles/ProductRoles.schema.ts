import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const productRolesSchema = z.strictObject({
  heading: line(60).describe(
    'Which roles your products know; the roles are in `content/records/product-roles/`. Write " & " for the ampersand.',
  ),
  lede: line(240).describe('Who sets what a role may do, and where its limits are.'),
  everywhere: line(30).describe('What stands before the roles that every product has.'),
});

export type ProductRoles = z.infer<typeof productRolesSchema>;
