import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const invoicingSchema = z.strictObject({
  /** In which currency the reader pays, and how often. Write " & " for the ampersand. */
  heading: line(60),
  lede: line(260),
  /** What the tax means for the reader's cash; links as `[words](https://…)`. */
  text: line(480),
  /** An invoice as it would look; amounts are reckoned from hours and rates. */
  invoice: z.strictObject({
    title: line(40),
    /** Who bills whom, one entry a line. */
    parties: z.array(line(60)).min(1).max(4),
    /** What is billed; {hours} and {rate} are filled in. */
    work: line(60),
    hours: z.number().positive(),
    /** For an hour, in the currency of the rates. */
    rate: z.number().positive(),
    /** Tax on the invoice, in words. */
    tax: line(60),
    /** Beside it, such as "0.00". */
    taxAmount: line(12),
    /** The sum in the reader's currency; {exchange} is filled in. */
    converted: line(70),
    /** How much of the rates' currency one unit of the reader's costs in this example. */
    exchange: z.number().positive(),
    /** What the reader declares and may deduct; {percent} is filled in. */
    declared: line(70),
    /** The tax there, in per cent. */
    percent: z.number().positive(),
    note: line(140),
  }),
  /** What an hour costs there beside what it costs with you; from `content/records/rates/`. */
  rates: z.strictObject({
    heading: line(50),
    /** The region of the rate cards that the country lies in, such as europe. */
    region: line(20),
    /** Names of files in `content/records/rates/`. */
    chosen: z.array(line(40)).min(1).max(3),
    /** Head of the first column. */
    who: line(20),
    /** What moves a rate; links as `[words](/page/)`. */
    note: line(220),
  }),
});

export type Invoicing = z.infer<typeof invoicingSchema>;
