import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

/** Amounts as columns. */
const columns = z.strictObject({
  kind: z.literal('columns'),
  title: line(160).describe('The chart in one sentence, for those who do not see it.'),
  label: line(24).describe('Head of the columns\' labels in the table, such as "Day".'),
  amount: line(40).describe('Head of the amounts in the table, such as "Users who get the update".'),
  columns: several([3, 8], {
    label: line(16),
    amount: z.number().min(0),
    value: line(10).describe('The amount in words, such as "5%".'),
    lead: z.boolean().default(false),
  }),
  source: line(120).describe('Source and year.'),
});

/** The same things row after row, each in one of a few states. */
const states = z
  .strictObject({
    kind: z.literal('states'),
    title: line(160).describe('What is counted, and over what.'),
    shape: z.enum(['stroke', 'square', 'picture']).describe('How one thing is drawn.'),
    label: line(24).describe('Head of the rows\' names in the table, such as "Week".'),
    names: several([2, 3], line(40)).describe(
      'The states in words; the first is drawn pale, the third stands out.',
    ),
    rows: several([2, 6], {
      label: line(24),
      note: line(120).optional().describe('What stands under the name of the row.'),
      states: several([4, 24], z.number().int().min(0)).describe(
        'The state of each thing, counted from 0; a thing keeps its place in all rows.',
      ),
    }),
    source: line(160).describe('Where and when it was counted.'),
  })
  .refine(({ names, rows }) => rows.every((row) => row.states.every((state) => state < names.length)), {
    path: ['rows'],
    error: 'Give every thing one of the states that have a name.',
  })
  .refine(({ rows: [first, ...rest] }) => rest.every((row) => row.states.length === first?.states.length), {
    path: ['rows'],
    error: 'Give every row the same number of things.',
  });

export const roleToolSchema = z.strictObject({
  heading: line(60).describe('What one tool or standard of this role does for the reader.'),
  text: several([1, 3], line(420)).describe(
    'What it is, who owns it, and how your people use it; links as `[words](https://…)`. One entry a paragraph.',
  ),
  chart: z
    .discriminatedUnion('kind', [columns, states])
    .describe('Its numbers as columns, or its things one by one, with the source under them.'),
});

export type RoleTool = z.infer<typeof roleToolSchema>;
export type Columns = z.infer<typeof columns>;
export type States = z.infer<typeof states>;
