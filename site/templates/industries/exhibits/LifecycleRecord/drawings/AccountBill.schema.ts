import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const accountBillSchema = z.strictObject({
  form: z.literal('bill').describe('The months of one account as the lines of a bill.'),
  ...recordFields,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Write the three capital letters of the currency, such as USD.')
    .describe('ISO code of the currency.'),
  price: z.number().int().min(1).max(999).describe('What one place costs in a month, in whole units.'),
  columns: z
    .strictObject({ month: line(16), state: line(16), places: line(30), amount: line(16), sum: line(30) })
    .describe('Heads of the columns, and the word before the sum.'),
  months: several([6, 14], {
    month: line(12).describe('The month, such as "Mar 2025".'),
    state: line(34).optional().describe('What happened to the account in it.'),
    places: z.number().int().min(1).max(30).describe('How many places it had; each is one stroke.'),
    kind: z.enum(['paid', 'free', 'late']).describe('Paid on the day, free of charge, or paid late.'),
  }).describe('The bill, a line a month.'),
  keys: z
    .strictObject({ paid: line(60), free: line(60), late: line(60) })
    .describe('What the strokes of each kind are; their number stands before the words.'),
});

export type AccountBill = z.infer<typeof accountBillSchema>;
