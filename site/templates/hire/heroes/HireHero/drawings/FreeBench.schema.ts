import { z } from 'astro/zod';
import { hireSteps } from '../../../parts/hireSteps.ts';
import { hireHeroWords } from '../../../../../records/heroWords.ts';

export const freeBenchSchema = z.strictObject({
  ...hireHeroWords,
  composition: z
    .enum(['key', 'branch', 'canopy', 'falling'])
    .describe(
      'What is drawn beside the list of people: the brand’s leaf in two weathers, a branch, hanging leaves, or one that falls. Neighbours in a menu take different ones.',
    ),
  steps: hireSteps,
});

export type FreeBench = z.infer<typeof freeBenchSchema>;
