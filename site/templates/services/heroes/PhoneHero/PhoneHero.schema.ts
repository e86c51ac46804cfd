import { z } from 'astro/zod';
import { caseScreenSchema } from '../../../../records/caseScreens.ts';
import { serviceHeroWords } from '../../../../records/heroWords.ts';

export const phoneHeroSchema = z.strictObject({
  ...serviceHeroWords,
  ground: z.enum(['teal', 'indigo', 'pick', 'warm', 'amber']).describe('Colour of the band.'),
  composition: z
    .enum(['canopy', 'falling', 'branch', 'litter', 'keys'])
    .describe(
      'What is drawn behind the phone: leaves that hang from the upper edge, one that falls, a branch, leaves on the ground, winged seeds. Neighbours in a menu take different ones.',
    ),
  phone: caseScreenSchema.describe('The screen of a phone that opens the page, larger than life.'),
});

export type PhoneHero = z.infer<typeof phoneHeroSchema>;
