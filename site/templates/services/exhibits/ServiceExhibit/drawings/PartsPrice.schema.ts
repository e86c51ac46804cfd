import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const partsPriceSchema = z.strictObject({
  heading: line(60).describe('What is priced.'),
  lede: line(260).describe('The job, for whom, its weeks, and what is left out.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Write three letters, such as USD.'),
  caption: line(80).describe('What kind of price it is, before tax, with its year.'),
  columns: z.strictObject({ part: line(20), amount: line(30) }),
  lines: several([3, 6], {
    label: line(50),
    text: line(160).describe('What the part holds.'),
    amount: z.number().int().min(1),
  }).describe('The parts of one price; it has no rate by the hour.'),
  sum: line(40).describe('What the sum is called, such as "Fixed price".'),
  note: line(420).describe('What moves it, and what it leaves out; links as `[words](/page/)`.'),
  demo: z.boolean().describe('True while the project is invented.'),
});

export type PartsPriceContent = z.infer<typeof partsPriceSchema>;
