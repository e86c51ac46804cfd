import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rolesIndexSchema = z.strictObject({
  /** The roles in groups; together they name every file in `content/records/roles/` once. */
  groups: z
    .array(
      z.strictObject({
        /** What the group is called. Write " & " for the ampersand. */
        heading: line(30),
        roles: z
          .array(
            z.strictObject({
              /** Name of a file in `content/records/roles/`. */
              role: line(40),
              /** When to hire this one and not its neighbour, in a sentence or two. */
              text: line(140),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .max(5),
});

export type RolesIndex = z.infer<typeof rolesIndexSchema>;
