import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

const side = z.strictObject({
  name: line(40).describe('What the people of this side have in common.'),
  people: several([1, 3], {
    role: ref('product-roles').describe('The role, such as `broker`.'),
    text: line(220).describe('What this person wants from the software, and what would make them stop.'),
  }),
});

export const opposedRolesSchema = z.strictObject({
  heading: line(70).describe('Who stands on which side of the record.'),
  near: side.describe('The side that uses the software all day.'),
  far: side.describe('The side that meets it once.'),
});

export type OpposedRoles = z.infer<typeof opposedRolesSchema>;
