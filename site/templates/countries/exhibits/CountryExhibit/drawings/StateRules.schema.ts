import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const stateRulesSchema = z.strictObject({
  heading: line(60).describe(
    'How many rules of states or provinces reach into a build. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('Who has to judge them, since you are not lawyers.'),
  columns: z.strictObject({
    state: line(20).describe('Head of the first column.'),
    rule: line(40).describe('Head of the column with the rules.'),
    change: line(40).describe('Head of the column that says what a rule does to the work.'),
  }),
  rows: several([4, 9], {
    code: z
      .string()
      .regex(/^[A-Z]{2,3}$/, 'Write the letters by which the post knows the state, such as CA.')
      .describe('The letters by which the post knows it, such as CA.'),
    state: line(20),
    matter: line(20).describe('What the rule is about, such as "Sales tax".'),
    text: line(320).describe('What holds and since when, with source, year and link.'),
    change: line(200).describe('What you do about it, in one or two sentences.'),
  }),
});

export type StateRules = z.infer<typeof stateRulesSchema>;
