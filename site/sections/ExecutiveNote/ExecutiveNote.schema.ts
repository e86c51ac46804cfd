import { z } from 'astro/zod';
import { line, ref } from '../../collections/fields.ts';

export const executiveNoteSchema = z.strictObject({
  heading: line(60),
  letter: z.array(line(420)).min(1).max(4).describe('The letter, one entry a paragraph.'),
  signedBy: ref('people').describe('Who signs.'),
});

export type ExecutiveNote = z.infer<typeof executiveNoteSchema>;
