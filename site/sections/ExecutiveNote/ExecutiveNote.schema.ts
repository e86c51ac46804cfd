import { z } from 'astro/zod';
import { line, ref, several } from '../../collections/fields.ts';

export const executiveNoteSchema = z.strictObject({
  heading: line(60),
  letter: several([1, 4], line(420)).describe('The letter, one entry a paragraph.'),
  signedBy: ref('people').describe('Who signs.'),
});

export type ExecutiveNote = z.infer<typeof executiveNoteSchema>;
