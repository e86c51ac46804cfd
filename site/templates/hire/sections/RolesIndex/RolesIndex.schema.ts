import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';

export const rolesIndexSchema = z
  .strictObject({
    heading: line(60).describe('What the table helps to choose.'),
    lede: line(240).describe('How the squares are to be read.'),
    skills: several(8, line(16)).describe('What the roles are told apart by, one column each.'),
    groups: several([1, 5], {
      heading: line(30).describe('What the group is called.'),
      roles: several([1], {
        role: ref('roles').describe('The role.'),
        leads: several([1], line(16)).describe('Skills that this role brings alone; names from above.'),
        helps: z.array(line(16)).describe('Skills in which it works beside others; names from above.'),
        text: line(140).describe('When to hire this one and not its neighbour, in a sentence or two.'),
      }),
    }).describe('The roles in groups; together they name every file in `content/records/roles/` once.'),
  })
  .superRefine(({ skills, groups }, context) => {
    for (const { role, leads, helps } of groups.flatMap(({ roles }) => roles)) {
      const strange = [...leads, ...helps].find((skill) => !skills.includes(skill));
      if (strange)
        context.addIssue(`"${strange}" of ${role} is no skill of the table: ${skills.join(', ')}.`);
    }
  });

export type RolesIndex = z.infer<typeof rolesIndexSchema>;
