import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write hours and minutes in quotes, such as "16:20".');

export const hourSchema = z.strictObject({
  at: time.describe('When the chapter begins, such as "16:20".'),
  screen: ownScreen.optional().describe('A screen that stands beside the chapter, counted from 1.'),
});

export const countdownSchema = z.strictObject({
  from: time.describe('When the minutes begin to count.'),
  to: time.describe('When they end.'),
  label: line(60).describe(
    'What a row of strokes under a time says: {now} is the minute, {all} how many there are.',
  ),
});

export type Hour = z.infer<typeof hourSchema>;
export type Countdown = z.infer<typeof countdownSchema>;
