import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

/** More strokes than these no longer stand under a time. */
const strokes = z.number().int().min(0).max(40);

export const hourSchema = z.strictObject({
  at: line(12).describe('When the chapter begins, such as "16:20" or "Weekend 3".'),
  passed: strokes.optional().describe('How many strokes have gone by then; leave it out after the last.'),
  screen: ownScreen.optional().describe('A screen that stands beside the chapter, counted from 1.'),
});

export const countdownSchema = z.strictObject({
  strokes: strokes.describe('How many strokes stand under each time, such as one for each minute.'),
  label: line(60).describe(
    'What a row of strokes under a time says: {now} is how many have gone, {all} how many there are.',
  ),
});

export type Hour = z.infer<typeof hourSchema>;
export type Countdown = z.infer<typeof countdownSchema>;
