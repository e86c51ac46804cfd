import { z } from 'astro/zod';
import { ownScreen } from '../../records/caseStory.ts';

export const caseHeroSchema = z.strictObject({
  devices: z
    .array(ownScreen)
    .min(1)
    .max(3)
    .describe("Which of the product's screens stand on the band: two or three phones."),
});

export type CaseHero = z.infer<typeof caseHeroSchema>;
