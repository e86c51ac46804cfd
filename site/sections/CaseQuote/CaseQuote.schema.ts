import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseQuoteSchema = z.strictObject({
  /** What the client's person says, in their own words, without quotation marks. */
  text: line(420),
  name: line(40),
  /** What the person does, for whom. */
  position: line(60),
  place: line(40),
});

export type CaseQuote = z.infer<typeof caseQuoteSchema>;
