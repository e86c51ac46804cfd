import { z } from 'astro/zod';
import { caseLetterSchema } from './sections/CaseLetter/CaseLetter.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study that begins with a letter from the client; the quotation is by a person who uses the product. */
export const letterSchema = caseStorySchema.extend({
  template: z.literal('letter'),
  letter: caseLetterSchema,
});
