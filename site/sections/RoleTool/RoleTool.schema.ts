import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const roleToolSchema = z.strictObject({
  heading: line(60).describe('What one tool or standard of this role does for the reader.'),
  text: z
    .array(line(420))
    .min(1)
    .max(3)
    .describe(
      'What it is, who owns it, and how your people use it; links as `[words](https://…)`. One entry a paragraph.',
    ),
  chart: z
    .strictObject({
      title: line(160).describe('The chart in one sentence, for those who do not see it.'),
      label: line(24).describe('Head of the columns\' labels in the table, such as "Day".'),
      amount: line(40).describe('Head of the amounts in the table, such as "Users who get the update".'),
      columns: z
        .array(
          z.strictObject({
            label: line(16),
            amount: z.number().min(0),
            value: line(10).describe('The amount in words, such as "5%".'),
            lead: z.boolean().default(false),
          }),
        )
        .min(3)
        .max(8),
      source: line(120).describe('Source and year.'),
    })
    .describe('Its numbers as columns, with the source under them.'),
});

export type RoleTool = z.infer<typeof roleToolSchema>;
