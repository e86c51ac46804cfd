import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(40);

export const modulesSchema = z
  .strictObject({
    heading: line(60).describe('What happens to the native modules.'),
    lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
    columns: z
      .strictObject({ when: line(12), modules: line(24), crash: line(24) })
      .describe('Heads of the columns.'),
    states: several(3, line(24)).describe('The states of a module: as found first, in between, done last.'),
    weeks: several([3, 6], {
      name: line(12).describe('When it was counted, such as "Week 3".'),
      modules: several(3, count).describe('How many modules are in each state, in their order.'),
      crash: line(12).describe('The crash rate of that week, with its unit.'),
      note: line(80).describe('What was done until then, after a colon: without a capital letter.'),
    }),
    note: line(320).describe('How the rate was counted, and what the client did not get meanwhile.'),
    effects: several([2, 3], { icon, title: line(40), text: line(160) }).describe(
      'What the client gains from it.',
    ),
  })
  .refine(
    ({ weeks }) => {
      const sums = weeks.map(({ modules }) => modules.reduce((all, one) => all + one, 0));
      return new Set(sums).size === 1;
    },
    { path: ['weeks'], error: 'Count the same number of modules in every week.' },
  );

export type ModulesContent = z.infer<typeof modulesSchema>;
