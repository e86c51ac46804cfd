import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

export const calendarSchema = z.strictObject({
  heading: line(60).describe('Which release the calendar leads to.'),
  lede: line(280).describe('What the drawing means for the reader’s money, time or risk.'),
  words: z
    .strictObject({ worked: line(40), waited: line(40), kept: line(40) })
    .describe('What a strong stroke is, what a pale one is, and the heading of what may leave the release.'),
  stages: several(
    [2, 6],
    z
      .strictObject({
        dates: line(30).describe('Its first and last day, such as "9–20 June"; the first is a Monday.'),
        title: line(40).describe('What is done in these weeks.'),
        text: line(180).describe('How it went, with a count or a date.'),
        leaves: line(80).describe('What leaves the release if this stage is late.'),
        days: z.number().int().min(1).max(40).describe('Its weekdays.'),
        worked: several([1], z.number().int().min(1).max(40)).describe(
          'Which of them were worked, counted from 1.',
        ),
      })
      .refine(({ days, worked }) => worked.every((day) => day <= days), {
        path: ['worked'],
        error: 'A worked day lies behind the last weekday of its stage.',
      }),
  ).describe('From the first beta to the release, in their order.'),
  note: line(260).describe('Under the drawing: the dates that you did not choose, with their source.'),
  effects: several([2, 4], { icon, title: line(40), text: line(160) }).describe(
    'What the reader gains by it, each testable.',
  ),
});

export type CalendarContent = z.infer<typeof calendarSchema>;
