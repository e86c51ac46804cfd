import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0);

export const runsSchema = z
  .strictObject({
    heading: line(60).describe('How it is tested.'),
    lede: line(260).describe('How to read the drawing: one dot is one case in one run.'),
    kinds: several([2, 4], {
      name: line(24),
      cases: z.number().int().min(1).max(30).describe('How many cases of this kind the set holds.'),
      text: line(140).describe('What such a case looks like.'),
    }).describe('The kinds of cases in the set.'),
    words: z
      .strictObject({ run: line(20), passed: line(30) })
      .describe('What a row is called, such as "Prompt", and the column of its sum.'),
    runs: several([3, 10], {
      name: line(14).describe('The version that was run.'),
      failed: z.array(count).describe('How many cases of each kind it failed, in their order.'),
      note: line(70).optional().describe('What was changed, or what went wrong.'),
    }),
    steps: several([3, 4], { title: line(40), text: line(200) }).describe('The rules of the test.'),
    effects: z.strictObject({
      heading: line(50),
      entries: several([2, 4], { icon, title: line(40), text: line(180) }),
    }),
  })
  .refine(
    ({ kinds, runs }) =>
      runs.every(
        ({ failed }) =>
          failed.length === kinds.length && failed.every((some, i) => some <= (kinds[i]?.cases ?? 0)),
      ),
    { path: ['runs'], error: 'Give each run as many failures as there are kinds, none above its cases.' },
  );

export type RunsContent = z.infer<typeof runsSchema>;
