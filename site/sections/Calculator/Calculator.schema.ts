import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const calculatorSchema = z.strictObject({
  /** What the reader chooses. */
  heading: line(60),
  /** Labels of the four choices. */
  labels: z.strictObject({ role: line(24), region: line(24), plan: line(24), months: line(24) }),
  /** How many months are chosen at first. */
  months: z.number().int().min(1).max(24),
  result: z.strictObject({
    /** The words over the range. */
    heading: line(40),
    /**
     * The arithmetic. `{currency}`, `{hours}`, `{months}`, `{total}`, `{low}`, `{high}`, `{least}` and `{most}` become the
     * numbers.
     */
    sum: line(200),
    /** What stands there when the rates hold no such region for the role. */
    none: line(160),
  }),
  send: z.strictObject({
    /** What is sent, and what is not asked for. */
    text: line(200),
    /** Words of the button that opens the contact form. */
    action: line(30),
    /** What then stands in the form; `{role}`, `{region}`, `{plan}`, `{months}` and `{range}` become the choices. */
    brief: line(240),
  }),
});

export type Calculator = z.infer<typeof calculatorSchema>;
