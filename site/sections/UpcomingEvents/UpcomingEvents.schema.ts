import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const upcomingEventsSchema = z.strictObject({
  /** The heading of the list. */
  heading: line(40),
  /** What holds for every event, such as the price. */
  lede: line(200),
  /** Words of the link that asks for a chair; the title of the event follows for those who hear the page. */
  ask: line(24),
  /** What the inquiry begins with then; `{title}` and `{date}` become those of the event. */
  brief: line(120),
  /** What to do while no event is planned. */
  empty: line(160),
});

export type UpcomingEvents = z.infer<typeof upcomingEventsSchema>;
