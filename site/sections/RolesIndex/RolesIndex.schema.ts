import { z } from 'astro/zod';
import { line, ref } from '../../lib/fields.ts';

export const rolesIndexSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        heading: line(30).describe('What the group is called. Write " & " for the ampersand.'),
        roles: z
          .array(
            z.strictObject({
              role: ref('roles').describe('The role.'),
              text: line(140).describe('When to hire this one and not its neighbour, in a sentence or two.'),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .max(5)
    .describe('The roles in groups; together they name every file in `content/records/roles/` once.'),
});

export type RolesIndex = z.infer<typeof rolesIndexSchema>;
