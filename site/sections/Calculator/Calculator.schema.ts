import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const calculatorSchema = z.strictObject({
  heading: line(60).describe('What the reader chooses.'),
  labels: z
    .strictObject({ role: line(24), region: line(24), plan: line(24), months: line(24) })
    .describe('Labels of the four choices.'),
  months: z.number().int().min(1).max(24).describe('How many months are chosen at first.'),
  result: z.strictObject({
    heading: line(40).describe('The words over the range.'),
    sum: line(200).describe(
      'The arithmetic. `{currency}`, `{hours}`, `{months}`, `{total}`, `{low}`, `{high}`, `{least}` and `{most}` become the numbers.',
    ),
    days: line(80).describe('What the strokes count. `{days}` becomes the number of working days.'),
    none: line(160).describe('What stands there when the rates hold no such region for the role.'),
  }),
  send: z.strictObject({
    text: line(200).describe('What is sent, and what is not asked for.'),
    action: line(30).describe('Words of the button that opens the contact form.'),
    brief: line(240).describe(
      'What then stands in the form; `{role}`, `{region}`, `{plan}`, `{months}` and `{range}` become the choices.',
    ),
  }),
});

export type Calculator = z.infer<typeof calculatorSchema>;
