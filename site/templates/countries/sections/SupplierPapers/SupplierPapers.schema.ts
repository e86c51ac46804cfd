import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';

export const supplierPapersSchema = z.strictObject({
  heading: line(60).describe('What the buyer\'s accounts office asks for. Write " & " for the ampersand.'),
  lede: line(200).describe('What you bring, and what you do not have.'),
  columns: z.strictObject({
    asked: line(30).describe('Head of the column with what is asked for.'),
    brought: line(30).describe('Head of the column with what you bring.'),
    text: line(30).describe('Head of the column that explains it.'),
  }),
  papers: several([4, 8], {
    asked: line(40),
    brought: line(24).describe('The paper that you bring, or a plain no.'),
    missing: z.boolean().default(false).describe('True where you have none.'),
    text: line(240).describe('Who signs it, how long it holds; links as `[words](/page/)`.'),
  }),
  cost: z
    .strictObject({
      heading: line(60).describe('What an hour costs, in which currency and year.'),
      rates: ref('rates').describe('Whose rates.'),
      note: line(260).describe('Under the table of rates: whose people you sell.'),
      text: line(200).describe('In which currency you bill; links as `[words](/page/)`.'),
      deduction: z
        .strictObject({
          hours: z.number().positive().describe('Hours of the example.'),
          rate: z.number().positive().describe('For an hour, in the currency of the rates.'),
          years: z
            .number()
            .positive()
            .describe('Over how many years the tax law spreads work done abroad, half of the first counted.'),
          text: line(420).describe(
            '{hours}, {rate}, {sum} and {first} are filled in: the last is what may be deducted in the first year.',
          ),
        })
        .describe('What the tax law of the country does to the price of work from abroad.'),
      columns: z.strictObject({
        region: line(20).describe('Head of the column of regions.'),
        hour: line(20).describe('Head of the column of rates.'),
      }),
    })
    .describe('The price under the papers.'),
});

export type SupplierPapers = z.infer<typeof supplierPapersSchema>;
