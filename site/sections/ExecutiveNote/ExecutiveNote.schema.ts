import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const executiveNoteSchema = z.strictObject({
  heading: line(60),
  /** The letter, one entry a paragraph. */
  letter: z.array(line(420)).min(1).max(4),
  /** Who signs: the name of a file in `content/records/people/`. */
  signedBy: line(40),
});

export type ExecutiveNote = z.infer<typeof executiveNoteSchema>;
