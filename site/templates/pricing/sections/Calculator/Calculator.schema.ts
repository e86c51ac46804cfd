import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { most } from '../../parts/estimate.ts';
import { line, officeCity, ref, several } from '../../../../collections/fields.ts';

/** The sentences of an estimate; what stands in braces becomes the choices and the sums. */
const words = {
  any: line(24).describe('The level where any is meant, such as "Any level".'),
  sum: line(160).describe(
    'The arithmetic of one role: `{people}`, `{hours}` (of a month), `{months}`, `{total}`, `{currency}`, `{low}`, `{high}` (of an hour), `{least}`, `{most}`.',
  ),
  total: line(120).describe('Under the range of all roles: `{hours}`, those of all people in all months.'),
  days: line(60).describe('Under the strokes, which are working days: `{days}`.'),
  spoken: line(160).describe('What screen readers say when the estimate changed: `{range}`.'),
  brief: line(240).describe('What stands in the form: `{roles}`, `{plan}`, `{months}`, `{range}`.'),
  person: line(80).describe('One of its roles: `{people}`, `{role}`, `{level}`, `{region}`.'),
};

export const calculatorSchema = z.strictObject({
  headline: line(60).describe('What the page is for: ten words at most.'),
  lede: line(260).describe('The first sentence or two, 30 words at most, true without scripts as well.'),
  heading: line(60).describe('What the reader chooses.'),
  labels: z
    .strictObject({
      ...{ role: line(24), level: line(24), region: line(24), people: line(24) },
      ...{ plan: line(24), months: line(24) },
    })
    .describe('Labels of the choices.'),
  row: line(24).describe('The name of a role among several: `{row}` becomes its number.'),
  plan: line(60).describe('A plan: `{plan}` and `{hours}`, those of a month.'),
  places: z
    .strictObject({ offices: line(40), others: line(40) })
    .describe('What stands over the offices, and over the regions that only compare.'),
  add: line(30).describe('The button that adds a role.'),
  remove: line(40).describe('The button that takes one away: `{row}`.'),
  full: line(120).describe('What stands there instead when no more roles fit.'),
  unpriced: line(60).describe('A region that has no rate for the role: `{region}`.'),
  unlevelled: line(60).describe('A level in a region that has one rate for all: `{level}`.'),
  problems: z
    .strictObject({ region: line(160), level: line(160), people: line(100), months: line(100) })
    .describe('What is wrong with a choice, and what to do; `{most}` becomes the largest number.'),
  first: z
    .strictObject({
      roles: several([1, most.lines], {
        rates: ref('rates'),
        office: officeCity,
        people: z.int().min(1).max(most.people),
      }),
      months: z.int().min(1).max(most.months),
    })
    .describe('What is chosen at first: people at your offices, and for how many months.'),
  words: z.strictObject(words),
  result: z.strictObject({
    heading: line(40).describe('The words over the range.'),
    stale: line(120).describe('What stands there while a field waits for something else.'),
    send: action.describe('The button that opens the contact form.'),
    print: line(30).describe('The button that prints.'),
    printed: line(160).describe('On paper, under the estimate: `{date}`, `{address}`.'),
    scriptless: line(240).describe(
      'Where nothing answers a choice: what the sum is of (`{roles}`, `{months}`), and what the table below is for.',
    ),
  }),
});

export type Calculator = z.infer<typeof calculatorSchema>;
