import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';

export const invoicingSchema = z.strictObject({
  heading: line(60).describe(
    'In which currency the reader pays, and how often. Write " & " for the ampersand.',
  ),
  lede: line(260),
  text: line(480).describe("What the tax means for the reader's cash; links as `[words](https://…)`."),
  invoice: z
    .strictObject({
      title: line(40),
      parties: several([1, 4], line(60)).describe('Who bills whom, one entry a line.'),
      work: line(60).describe('What is billed; {hours} and {rate} are filled in.'),
      hours: z.number().positive(),
      rate: z.number().positive().describe('For an hour, in the currency of the rates.'),
      tax: line(60).describe('Tax on the invoice, in words.'),
      taxAmount: line(12).describe('Beside it, such as "0.00".'),
      converted: line(70).describe("The sum in the reader's currency; {exchange} is filled in."),
      exchange: z
        .number()
        .positive()
        .describe("How much of the rates' currency one unit of the reader's costs in this example."),
      declared: line(70).describe('What the reader declares and may deduct; {percent} is filled in.'),
      percent: z.number().positive().describe('The tax there, in per cent.'),
      note: line(140),
    })
    .describe('An invoice as it would look; amounts are reckoned from hours and rates.'),
  rates: z
    .strictObject({
      heading: line(50),
      region: line(20).describe('The region of the rate cards that the country lies in, such as europe.'),
      chosen: several([1, 3], ref('rates')).describe('The kinds of work.'),
      who: line(20).describe('Head of the first column.'),
      note: line(220).describe('What moves a rate; links as `[words](/page/)`.'),
    })
    .describe('What an hour costs there beside what it costs with you; from `content/records/rates/`.'),
});

export type Invoicing = z.infer<typeof invoicingSchema>;
