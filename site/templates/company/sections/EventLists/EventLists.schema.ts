import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line } from '../../../../collections/fields.ts';

export const upcomingEventsSchema = z.strictObject({
  heading: line(40).describe('The heading of the list.'),
  lede: line(200).describe('What holds for every event, such as the price.'),
  ask: action.describe(
    'Words of the link that asks for a chair; the title of the event follows for those who hear the page.',
  ),
  calendar: line(20).describe(
    'Words of the link to a file for calendars; the title of the event follows for those who hear the page.',
  ),
  brief: line(120).describe(
    'What the inquiry begins with then; `{title}` and `{date}` become those of the event.',
  ),
  empty: line(160).describe('What to do while no event is planned.'),
});

export const pastEventsSchema = z.strictObject({
  heading: line(40).describe('The heading of the list.'),
  subline: line(60).describe('The line under it.'),
  first: z
    .number()
    .int()
    .min(2)
    .max(12)
    .describe('How many events are shown at first, and how many more at each step.'),
  step: z.number().int().min(1).max(12),
  more: line(20).describe('Words of the button that shows a few more, and of the one that shows the rest.'),
  all: line(20),
  count: line(60).describe('Beside the buttons; `{shown}` and `{total}` become numbers.'),
});

export type UpcomingEvents = z.infer<typeof upcomingEventsSchema>;
export type PastEvents = z.infer<typeof pastEventsSchema>;
