import { z } from 'astro/zod';
import { line, ref } from '../../../../../collections/fields.ts';

const amounts = '{fee}, {tax}, {withheld}, {invoice} and {arrives} become the amounts.';

export const paymentPathSchema = z.strictObject({
  heading: line(60).describe('What happens to an invoice on its way. Write " & " for the ampersand.'),
  lede: line(420).describe(
    `What a stroke stands for ({stroke}), and with sources what is added and kept back. ${amounts}`,
  ),
  invoice: z
    .strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as INR.'),
      fee: z.number().int().positive().describe('What the work costs before tax.'),
      tax: z.number().positive().max(100).describe('Per cent of the fee that is added as tax.'),
      withheld: z
        .number()
        .positive()
        .max(100)
        .describe('Per cent of the fee that the payer keeps for the tax office.'),
      stroke: z
        .number()
        .int()
        .positive()
        .describe('What one stroke stands for; all amounts are multiples of it.'),
    })
    .describe('The example; all other amounts are computed from it.'),
  parts: z
    .strictObject({ fee: line(30), tax: line(30), withheld: line(30) })
    .describe('Names of the three colours.'),
  steps: z
    .strictObject({
      billed: line(220).describe(amounts),
      sent: line(220).describe(amounts),
      withheld: line(220).describe(amounts),
      passed: line(220).describe(amounts),
    })
    .describe('The four stretches of the way, in this order; links as `[words](https://…)`.'),
  labels: z
    .strictObject({ billed: line(30), sent: line(30), withheld: line(30), passed: line(30) })
    .describe('Names of the four stretches.'),
  currency: z
    .strictObject({ heading: line(60), text: line(520).describe('Who bills in what; links allowed.') })
    .describe('The currencies of invoices.'),
  rates: z
    .strictObject({
      heading: line(60).describe('What an hour costs, with its year.'),
      card: ref('rates').describe('Whose rates.'),
      note: line(260).describe('Whose people you sell, and what moves a rate; links allowed.'),
      region: line(20).describe('Head of the column of regions.'),
      hour: line(20).describe('Head of the column of rates.'),
    })
    .describe('The table of rates beside the way.'),
});

export type PaymentPath = z.infer<typeof paymentPathSchema>;
