import { z } from 'astro/zod';
import { caseDotsSchema } from '../../sections/CaseDots/CaseDots.schema.ts';
import { caseLetterSchema } from '../../sections/CaseLetter/CaseLetter.schema.ts';
import { caseLetterHeroSchema } from '../../sections/CaseLetterHero/CaseLetterHero.schema.ts';
import { caseStorySchema } from './Case.schema.ts';

/** A case study that begins with a letter from the client; the quotation is by a person who uses the product. */
export const letterSchema = caseStorySchema.extend({
  spine: z.literal('letter'),
  hero: caseLetterHeroSchema,
  letter: caseLetterSchema,
  result: caseDotsSchema,
});
