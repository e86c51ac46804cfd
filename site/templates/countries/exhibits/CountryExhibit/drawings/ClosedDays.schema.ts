import { z } from 'astro/zod';
import { day, line, several } from '../../../../../collections/fields.ts';

const marked = z.strictObject({ day, name: line(30).describe('Such as "Republic Day".') });

export const closedDaysSchema = z.strictObject({
  heading: line(60).describe('When the office there is closed. Write " & " for the ampersand.'),
  lede: line(420).describe(
    '{closed} becomes the working days on which the office is closed, {thin} those on which many are away.',
  ),
  year: z.number().int().min(2020).max(2100),
  closed: several([1, 20], marked).describe(
    'Days on which the office there is closed, weekends too, where the calendar has them.',
  ),
  thin: several([0, 20], marked).describe('Working days on which most people there are away.'),
  words: z
    .strictObject({
      closed: line(40),
      thin: line(40),
      work: line(40),
      weekend: line(40),
    })
    .describe('What the four kinds of strokes are.'),
  hours: z
    .strictObject({
      heading: line(60).describe('Which hours a client there shares.'),
      text: line(420).describe(
        '{open}, {close}: the local office; {from}, {to}: the other one by local clocks; {hours}: hours of a day in which one of them is at work.',
      ),
    })
    .describe('The hours under the calendar.'),
});

export type ClosedDays = z.infer<typeof closedDaysSchema>;
