import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';
import { technologySchema } from '../../records/technologies.ts';

export const roleWorkSchema = z.strictObject({
  /** What this person owns in the reader's team. */
  heading: line(50),
  /** What a week of the work looks like, one entry a paragraph. */
  text: z.array(line(420)).min(1).max(3),
  /** Tools of the trade, four to sixteen, each with its logo. */
  tools: z.array(technologySchema).min(1).max(16),
  /** When another role, or nobody of yours, is the better hire. */
  neighbours: z.strictObject({
    heading: line(60),
    /** Names the neighbours with links such as `[iOS developer](/hire-ios-developers/)`. */
    text: line(520),
  }),
});

export type RoleWork = z.infer<typeof roleWorkSchema>;
