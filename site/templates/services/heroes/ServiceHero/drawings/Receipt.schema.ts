import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { measuredWords } from './measured.fields.ts';

export const receiptSchema = z.strictObject({
  ...measuredWords,
  lines: several([3, 6], {
    label: line(40),
    detail: line(60).describe('How much of it one request takes.'),
    marks: z.int().min(0).max(60).describe('Its cost in hundredths of a cent; each is one stroke.'),
  }),
  sum: line(30).describe('What the sum is called, such as "One request".'),
});

export type ReceiptContent = z.infer<typeof receiptSchema>;
