import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(60);

export const billSchema = z.strictObject({
  heading: line(60).describe('What happened to the bill.'),
  lede: line(280).describe('Whose bill, which two months, and what one stroke is.'),
  each: z.number().int().min(1).describe('What one stroke is worth, in the currency.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Write three letters, such as USD.'),
  columns: z.strictObject({ item: line(20), before: line(20), after: line(20) }),
  items: several([3, 6], { icon, name: line(40), before: count, after: count, text: line(160) }).describe(
    'The lines of the bill, in strokes.',
  ),
  sum: line(30),
  note: line(260).describe('Where the bill stands among others, with a link as `[words](/page/)`.'),
  demo: z.boolean().describe('True while the bill is invented.'),
});

export type BillContent = z.infer<typeof billSchema>;
