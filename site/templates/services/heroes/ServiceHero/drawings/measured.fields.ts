import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

/** What every drawing of a measurement says beside its marks. */
export const measuredWords = {
  title: line(60).describe('What was measured.'),
  base: line(110).describe('Where and when it was measured, and what one mark is.'),
  note: line(260).describe('What the drawing shows, with its counts.'),
  demo: z.boolean().describe('True while the measurement is invented.'),
};
