import { z } from 'astro/zod';
import { byOrder } from '../../../collections/byOrder.ts';
import { line, ref } from '../../../collections/fields.ts';
import { industries } from '../../../records/industries.ts';
import { allNamed } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/product-roles/<name>.yaml`: somebody who works with the products that you build, by role. */
export const productRoleSchema = z.strictObject({
  name: line(34).describe('The role, such as "Caregiver".'),
  industry: ref('industries')
    .optional()
    .describe('The industry that has this role; leave it out for one that every product has.'),
  may: line(100).describe('What this role may do in a product, in one sentence.'),
  order: z.number().int().min(1).describe('Place among all roles, counted from 1.'),
});

export type ProductRole = z.infer<typeof productRoleSchema>;

/** The roles with these ids, in this order. */
const productRolesOf = async (ids: readonly string[]) =>
  (await allNamed('product-roles', ids)).map(({ data }) => data);

/** People with the names of their roles instead of the ids. */
export const withRoleNames = <Person extends { role?: string | undefined }>(people: readonly Person[]) =>
  Promise.all(
    people.map(async (person) => {
      const [role] = await productRolesOf(person.role ? [person.role] : []);
      return role === undefined ? person : { ...person, role: role.name };
    }),
  );

/** The roles of each industry that has some, with its page; those of every product come last, without an industry. */
export async function rolesByIndustry() {
  const all = byOrder(await entriesOf('product-roles'));
  const groups = [...(await industries()), undefined].map((industry) => ({
    industry: industry && { name: industry.name, page: industry.page },
    roles: all.filter((role) => role.industry === industry?.id),
  }));
  return groups.filter(({ roles }) => roles.length > 0);
}
