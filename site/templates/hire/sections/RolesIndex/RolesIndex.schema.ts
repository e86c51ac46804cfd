import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const rolesIndexSchema = z
  .strictObject({
    heading: line(60).describe('What the table helps to choose.'),
    lede: line(240).describe('How the squares are to be read.'),
    skills: z.array(line(16)).length(8).describe('What the roles are told apart by, one column each.'),
    groups: z
      .array(
        z.strictObject({
          heading: line(30).describe('What the group is called.'),
          roles: z
            .array(
              z.strictObject({
                role: ref('roles').describe('The role.'),
                leads: z
                  .array(line(16))
                  .min(1)
                  .describe('Skills that this role brings alone; names from above.'),
                helps: z
                  .array(line(16))
                  .describe('Skills in which it works beside others; names from above.'),
                text: line(140).describe(
                  'When to hire this one and not its neighbour, in a sentence or two.',
                ),
              }),
            )
            .min(1),
        }),
      )
      .min(1)
      .max(5)
      .describe('The roles in groups; together they name every file in `content/records/roles/` once.'),
  })
  .superRefine(({ skills, groups }, context) => {
    for (const { role, leads, helps } of groups.flatMap(({ roles }) => roles)) {
      const strange = [...leads, ...helps].find((skill) => !skills.includes(skill));
      if (strange)
        context.addIssue(`"${strange}" of ${role} is no skill of the table: ${skills.join(', ')}.`);
    }
  });

export type RolesIndex = z.infer<typeof rolesIndexSchema>;
