import { z } from 'astro/zod';
import { line, ref, several } from '../../collections/fields.ts';

export const executiveNoteSchema = z.strictObject({
  heading: line(60),
  letter: several([1, 4], line(420)).describe('The letter, one entry a paragraph.'),
  signedBy: ref('people').describe('Who signs.'),
});

export const noteLineSchema = z.strictObject({
  short: line(240).describe('The letter in two sentences, for pages that do not tell it in full.'),
});

export type ExecutiveNote = z.infer<typeof executiveNoteSchema>;
export type NoteLine = z.infer<typeof noteLineSchema>;
