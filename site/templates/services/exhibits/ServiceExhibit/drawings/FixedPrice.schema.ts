import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const limit = z.strictObject({ heading: line(50), text: line(240) });
const entry = z.strictObject({ icon, title: line(40), text: line(180) });

export const fixedPriceSchema = z.strictObject({
  heading: line(60).describe('What is priced.'),
  problem: line(300).describe('Who meets the problem today, and what it costs.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Write three letters, such as USD.'),
  amount: z.number().int().min(1).describe('The sum; `{price:total}` says it in any text of the page.'),
  terms: line(300).describe('What the sum holds, and when it was fixed.'),
  limit: limit.describe('When not to buy it, with something better; links as `[words](/page/)`.'),
  unit: line(60).describe('What one square is, such as "One square is one working day".'),
  parts: several([3, 8], {
    label: line(50).describe('A part of the work.'),
    days: z.number().int().min(1).max(40).describe('Its working days; each is one square.'),
  }),
  note: line(300).describe('What moved the sum, and what is paid to others.'),
  effects: z
    .strictObject({ heading: line(50), entries: several([2, 4], entry) })
    .describe('What the buyer notices afterwards.'),
});

export type FixedPriceContent = z.infer<typeof fixedPriceSchema>;
