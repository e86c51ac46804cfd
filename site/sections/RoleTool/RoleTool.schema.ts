import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const roleToolSchema = z.strictObject({
  /** What one tool or standard of this role does for the reader. */
  heading: line(60),
  /** What it is, who owns it, and how your people use it; links as `[words](https://…)`. One entry a paragraph. */
  text: z.array(line(420)).min(1).max(3),
  /** Its numbers as columns, with the source under them. */
  chart: z.strictObject({
    /** The chart in one sentence, for those who do not see it. */
    title: line(160),
    /** Head of the columns' labels in the table, such as "Day". */
    label: line(24),
    /** Head of the amounts in the table, such as "Users who get the update". */
    amount: line(40),
    columns: z
      .array(
        z.strictObject({
          label: line(16),
          amount: z.number().min(0),
          /** The amount in words, such as "5%". */
          value: line(10),
          lead: z.boolean().default(false),
        }),
      )
      .min(3)
      .max(8),
    /** Source and year. */
    source: line(120),
  }),
});

export type RoleTool = z.infer<typeof roleToolSchema>;
