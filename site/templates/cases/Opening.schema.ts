import { z } from 'astro/zod';
import { caseHeroSchema } from './heroes/CaseHero/CaseHero.schema.ts';
import { caseLetterHeroSchema } from './heroes/CaseLetterHero/CaseLetterHero.schema.ts';
import { caseNumberHeroSchema } from './heroes/CaseNumberHero/CaseNumberHero.schema.ts';
import { casePairHeroSchema } from './heroes/CasePairHero/CasePairHero.schema.ts';
import { caseScreenHeroSchema } from './heroes/CaseScreenHero/CaseScreenHero.schema.ts';

/** What a case study shows first. Two neighbours of one template open with different ones. */
export const openingSchema = z
  .discriminatedUnion('form', [
    caseHeroSchema.extend({ form: z.literal('devices') }),
    caseScreenHeroSchema.extend({ form: z.literal('screen') }),
    casePairHeroSchema.extend({ form: z.literal('pair') }),
    caseLetterHeroSchema.extend({ form: z.literal('letter') }),
    caseNumberHeroSchema.extend({ form: z.literal('number') }),
  ])
  .describe('Phones, a screen from edge to edge, two boards, a sentence of a letter, or one number.');

export type Opening = z.infer<typeof openingSchema>;
