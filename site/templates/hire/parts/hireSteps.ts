import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';

/** The way from the first line to a colleague. */
export const hireSteps = z
  .array(
    z.strictObject({
      when: line(24).describe('When it happens, such as "Tuesday" or "Day 2".'),
      title: line(24).describe('What happens, in two or three words.'),
      text: line(160).describe('Who does what, in one to three short sentences.'),
    }),
  )
  .min(3)
  .max(4)
  .describe('Three or four steps; the last one is where the reader decides.');
