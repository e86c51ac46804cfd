import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const caseQuoteSchema = z.strictObject({
  text: line(420).describe("What the client's person says, in their own words, without quotation marks."),
  name: line(40),
  position: line(60).describe('What the person does, for whom.'),
  place: line(40),
});

export type CaseQuote = z.infer<typeof caseQuoteSchema>;
