import { z } from 'astro/zod';
import { line, link, pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { cultureSchema } from './sections/Culture/Culture.schema.ts';
import { pastEventsSchema, upcomingEventsSchema } from './sections/EventLists/EventLists.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';
import { barStepsSchema, clockStepsSchema } from '../../sections/Steps/Steps.schema.ts';

/** The fixed words around the facts of an event. */
const eventWords = z.strictObject({
  about: line(80).describe(
    'One line on what, who, where and when: `{kind}`, `{host}`, `{place}`, `{from}` and `{to}` are filled in.',
  ),
  online: line(40).describe(
    'Where an event takes place that can be followed from elsewhere; `{place}` is the town.',
  ),
  seats: line(30).describe('How many fit in; `{seats}` becomes the number.'),
});

/** `content/pages/company/events.yaml`: the words around the events. */
export const eventsPageSchema = pageSchema({
  head: coverHeadSchema.extend({ button: link }),
  rows: eventWords,
  upcoming: upcomingEventsSchema,
  past: pastEventsSchema,
  why: barStepsSchema.describe('Why we hold them, counted.'),
  culture: cultureSchema,
  takePart: clockStepsSchema.describe('How one comes to the next one, and what happens by when.'),
  host: reportContactSchema,
});
