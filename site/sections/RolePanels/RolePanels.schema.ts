import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rolePanelsSchema = z.strictObject({
  /** Who works with the software. Write " & " for the ampersand. */
  heading: line(60),
  /** Two or three roles, the one that the page is written for first. */
  panels: z
    .array(
      z.strictObject({
        /** The role, such as "Caregiver". */
        role: line(24),
        /** Where and when this person opens the software. */
        place: line(60),
        /** What this person does with it, and what would make them stop. */
        text: line(280),
      }),
    )
    .min(2)
    .max(3),
});

export type RolePanels = z.infer<typeof rolePanelsSchema>;
