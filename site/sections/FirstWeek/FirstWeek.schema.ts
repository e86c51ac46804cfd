import { z } from 'astro/zod';
import { line, pagePath, several } from '../../collections/fields.ts';

/** Hours of the four promises; the drawing has a tall stroke at each. */
export const PROMISE_HOURS = [0, 24, 48, 168] as const;

export const firstWeekSchema = z.strictObject({
  heading: line(40).describe('What the drawing shows; write " & " for the ampersand.'),
  lede: line(240).describe('What the hours mean for the reader.'),
  legend: line(90).describe('What the colours are, such as "Blue: Pune at its desk."').optional(),
  alt: line(125).describe('The drawing in one sentence, for those who do not see it.'),
  promises: several(PROMISE_HOURS.length, {
    title: line(24).describe('Two or three words beside the stroke.'),
    when: line(12).describe('When, such as "Hour 24" or "Day 2".'),
    text: line(64).describe('What happens then, on one line.'),
    page: pagePath.describe('The page that says what the promise means.'),
    fact: line(40).describe('Its name in the register of facts.'),
  }).describe('The promises for the hours 0, 24, 48 and 168, in this order.'),
});

/** Words for the day of the drawing in which a visitor reads it. */
export const weekNowSchema = z.strictObject({
  here: line(40).describe('{hour} becomes the hour of the week, such as "you are in hour {hour}".'),
});

export type FirstWeek = z.infer<typeof firstWeekSchema>;
