import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

const withField = (most: number, name: string) =>
  line(most).refine((text) => text.includes(`{${name}}`), `Keep {${name}} in this text; it is filled in.`);

/** The fixed words around the facts of a role, the same for all roles. */
export const jobFactsSchema = z.strictObject({
  heading: withField(60, 'reference').describe('Heading over the facts of a role.'),
  pay: line(30),
  place: line(30),
  hours: line(30),
  hoursText: withField(80, 'from').describe('Office hours; {from}, {to} and {city} are filled in.'),
  shared: withField(60, 'city').describe('Before the hours that another office is at work as well.'),
  sharedText: withField(120, 'minutes').describe(
    'Those hours by both clocks: {from}, {to}, {thereFrom}, {thereTo}, {city} and {minutes} are filled in.',
  ),
  sharedNone: line(60).describe('Where the offices share no hour.'),
  duties: line(30),
  needs: line(30),
  manager: line(30),
  dates: line(30),
  datesText: withField(80, 'closes').describe('First and last day; {posted} and {closes} are filled in.'),
  reference: line(30),
  demo: z.strictObject({ label: line(30), text: line(120) }).describe('Said of a role that is invented.'),
  closed: z
    .strictObject({ text: withField(80, 'day'), link })
    .describe('Stands in place of the call once the role has closed.'),
});

export type JobFacts = z.infer<typeof jobFactsSchema>;
