import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line } from '../../../../collections/fields.ts';

/** The words around the times; the times follow from the offices' hours in the site settings. */
export const callTimesSchema = z.strictObject({
  heading: line(60),
  lede: line(240).describe('When the clocks differ.'),
  alt: line(200).describe('What the drawing of the day shows, for those who do not see it.'),
  answers: line(60).describe('Who answers; `{city}` becomes the town of the office.'),
  before: line(30).describe(
    'What stands after a time that falls on the day before or after, seen from the answering office.',
  ),
  after: line(30),
  choice: z
    .strictObject({
      none: line(120).describe('Beside the button while no time is chosen.'),
      chosen: line(120).describe('While one or two are: `{times}`.'),
      enough: line(120).describe('What is said when a third is pressed.'),
      yours: line(40).describe("A time by the visitor's own clock: `{time}`."),
      zone: line(160).describe('Which clock that is: `{zone}`, a name such as Europe/Berlin.'),
      scriptless: line(160).describe('What to do with the times where they cannot be pressed.'),
      time: line(60).describe('A time as the brief names it: `{utc}`, `{time}`, `{zone}`.'),
      brief: line(80).describe('What stands in the form when no time is chosen.'),
      briefed: line(120).describe('What stands there with the times: `{times}`.'),
      action: action.describe('The button that opens the contact form.'),
    })
    .describe('The choice of times, for the brief.'),
});

export type CallTimes = z.infer<typeof callTimesSchema>;
