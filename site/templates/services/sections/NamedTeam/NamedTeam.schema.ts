import { z } from 'astro/zod';
import { line, pagePath, ref } from '../../../../collections/fields.ts';

export const namedTeamSchema = z.strictObject({
  heading: line(60).describe('Who does the work.'),
  lede: line(240).describe('What the reader can hold them to, with a reservation if there is one.'),
  people: z
    .array(
      z.strictObject({
        person: ref('people'),
        part: line(120).describe('What this person does in such a job, and for how long.'),
      }),
    )
    .min(2)
    .max(4),
  after: z.strictObject({
    heading: line(50).describe('What happens after the click.'),
    steps: z
      .array(
        z.strictObject({
          when: line(16).describe('When, such as "Hour 24" or "Day 2".'),
          text: line(160).describe('What happens then, and what the reader can do if it did not.'),
          fact: line(40).optional().describe('Name of the promise that this states.'),
          page: pagePath.optional().describe('The page that says what the promise means.'),
        }),
      )
      .min(3)
      .max(5),
  }),
});

export type NamedTeam = z.infer<typeof namedTeamSchema>;
