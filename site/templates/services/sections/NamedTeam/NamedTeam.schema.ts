import { z } from 'astro/zod';
import { line, pagePath, ref, several } from '../../../../collections/fields.ts';

export const namedTeamSchema = z.strictObject({
  heading: line(60).describe('Who does the work.'),
  lede: line(240).describe('What the reader can hold them to, with a reservation if there is one.'),
  people: several([2, 4], {
    person: ref('people'),
    part: line(120).describe('What this person does in such a job, and for how long.'),
  }),
  after: z.strictObject({
    heading: line(50).describe('What happens after the click.'),
    steps: several([3, 5], {
      when: line(16).describe('When, such as "Hour 24" or "Day 2".'),
      text: line(160).describe('What happens then, and what the reader can do if it did not.'),
      fact: line(40).optional().describe('Name of the promise that this states.'),
      page: pagePath.optional().describe('The page that says what the promise means.'),
    }),
  }),
});

export type NamedTeam = z.infer<typeof namedTeamSchema>;
