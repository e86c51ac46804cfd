import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const clause = z.strictObject({
  number: z
    .string()
    .regex(/^[0-9]+(?:\.[0-9]+)?$/, 'Write the number of the clause, such as "9.3".')
    .describe('Its number in the agreement, such as "9.3".'),
  title: line(40),
  text: line(300).describe('The clause as it stands there.'),
  note: line(220).describe('What stands in the margin beside it; links as `[words](https://…)`.'),
});

export const agreementSpreadSchema = z.strictObject({
  heading: line(60).describe('What the clauses show. Write " & " for the ampersand.'),
  lede: line(200).describe('What the document is, and that it is a sample.'),
  title: line(60).describe('Title of the agreement, over the first page.'),
  stamp: line(20).describe('Word that marks it as a sample.'),
  pages: several(2, {
    number: line(20).describe('At its foot, such as "Page 4".'),
    clauses: several([1, 3], clause),
  }).describe('Two pages that lie open side by side.'),
  demo: z.boolean().describe('True while the agreement is invented.'),
});

export type AgreementSpread = z.infer<typeof agreementSpreadSchema>;
