import { z } from 'astro/zod';
import { icon, line } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0);

export const runsSchema = z
  .strictObject({
    heading: line(60).describe('How it is tested.'),
    lede: line(260).describe('How to read the drawing: one dot is one case in one run.'),
    kinds: z
      .array(
        z.strictObject({
          name: line(24),
          cases: z.number().int().min(1).max(30).describe('How many cases of this kind the set holds.'),
          text: line(140).describe('What such a case looks like.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The kinds of cases in the set.'),
    words: z
      .strictObject({ run: line(20), passed: line(30) })
      .describe('What a row is called, such as "Prompt", and the column of its sum.'),
    runs: z
      .array(
        z.strictObject({
          name: line(14).describe('The version that was run.'),
          failed: z.array(count).describe('How many cases of each kind it failed, in their order.'),
          note: line(70).optional().describe('What was changed, or what went wrong.'),
        }),
      )
      .min(3)
      .max(10),
    steps: z
      .array(z.strictObject({ title: line(40), text: line(200) }))
      .min(3)
      .max(4)
      .describe('The rules of the test.'),
    effects: z.strictObject({
      heading: line(50),
      entries: z
        .array(z.strictObject({ icon, title: line(40), text: line(180) }))
        .min(2)
        .max(4),
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
