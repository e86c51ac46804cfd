import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

const percent = z.number().min(0).max(30);
const code = z.string().regex(/^[a-z]{2,12}$/, 'Write a short name in lower case, such as on.');

export const taxStepsSchema = z.strictObject({
  heading: line(60).describe(
    'Which tax the reader\'s province or state adds. Write " & " for the ampersand.',
  ),
  lede: line(420).describe('Who sets the rates, and since when; links as `[words](https://…)`.'),
  sale: z.number().positive().describe('A sale on which each step names its tax, in the local currency.'),
  national: z.strictObject({ name: line(8), percent }).describe('The tax of the whole country.'),
  joint: line(8).describe('Name of the tax where both are one, such as "HST".'),
  steps: several([3, 10], {
    code: code.describe('Short name, by which the invoice refers to the step.'),
    where: line(70).describe('Provinces or states with this rate.'),
    local: z
      .strictObject({
        name: line(8),
        percent,
        joint: z.boolean().default(false).describe('True where both taxes are one, and billed as one.'),
      })
      .optional()
      .describe("The province's own share; left out where there is none."),
  }).describe('From the lowest rate to the highest.'),
  words: z
    .strictObject({
      national: line(60).describe('Beside an example of its stroke.'),
      local: line(60),
      sale: line(60).describe('What the amount under each rate is: {sale} is filled in.'),
    })
    .describe('Words of the steps.'),
  points: several([2, 4], { title: line(50), text: line(520) }).describe(
    'What decides the rate, and what the invoice carries; links as `[words](https://…)`.',
  ),
  rates: z
    .strictObject({
      chosen: ref('rates').describe('The kind of work.'),
      text: line(200).describe(
        'What an hour costs: {currency}, {rates}, {year} and {region} are filled in; links as `[words](/page/)`.',
      ),
    })
    .describe('The rate that the invoice is reckoned from.'),
  invoice: z
    .strictObject({
      title: line(40),
      number: line(60).describe('The number of registration that stands on it.'),
      work: line(60).describe('What is billed; {hours} and {rate} are filled in.'),
      hours: z.number().positive(),
      rate: z.number().positive().describe('For an hour, in the currency of the rates.'),
      converted: line(70).describe("The sum in the reader's currency; {exchange} is filled in."),
      exchange: z
        .number()
        .positive()
        .describe("How much of the rates' currency one unit of the reader's costs in this example."),
      at: code.describe('The step whose tax it carries.'),
      tax: line(60).describe('{tax} and {percent} are filled in.'),
      due: line(40),
    })
    .describe('An invoice as it would look; amounts are reckoned from hours, rates and the step.'),
});

export type TaxSteps = z.infer<typeof taxStepsSchema>;
