import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { coverHeadSchema } from '../sections/CoverHead/CoverHead.schema.ts';
import { keyFactsSchema } from '../sections/KeyFacts/KeyFacts.schema.ts';
import { nextDaySchema } from '../sections/NextDay/NextDay.schema.ts';
import { reportContactSchema } from '../sections/ReportContact/ReportContact.schema.ts';
import { teamSchema } from '../sections/Team/Team.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

/** The words around the times; the times follow from the offices' hours in the site settings. */
const callTimesSchema = z.strictObject({
  heading: line(60),
  /** How to ask for one of them, and when the clocks differ. */
  lede: line(240),
  /** Head of the first column, which shows UTC. */
  question: line(30),
  /** Head of the last column. */
  host: line(28),
  /** Who answers; `{city}` becomes the town of the office. */
  answers: line(60),
  /** What stands after a time that falls on the day before or after, seen from the answering office. */
  before: line(30),
  after: line(30),
});

/** `content/book-a-call/book-a-call.yaml`: the words of the page about the call, section by section. */
export const bookACallSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb. */
  crumb: line(30),
  head: coverHeadSchema,
  keyFacts: keyFactsSchema,
  covers: whyLedgerSchema,
  people: teamSchema,
  /** The half hour, by its minutes. */
  agenda: nextDaySchema,
  times: callTimesSchema,
  fallback: reportContactSchema,
});

export type CallTimes = z.infer<typeof callTimesSchema>;
