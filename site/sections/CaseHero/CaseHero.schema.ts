import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** The colours that a case study's first band can have; the next case study is shown on its own one. */
const CASE_GROUNDS = ['vermilion', 'amber', 'warm', 'teal', 'indigo'] as const;

export const caseHeroSchema = z.strictObject({
  ground: z.enum(CASE_GROUNDS).describe('Colour of the band.'),
  devices: z
    .array(z.number().int().min(1))
    .min(1)
    .max(3)
    .describe(
      "Which of the product's screens stand on the band, counted from 1: two or three phones, or a board first.",
    ),
  glance: z
    .array(z.strictObject({ label: line(24), value: line(90) }))
    .min(4)
    .max(8)
    .describe(
      'Client and country, team, time, engagement model, services and the like, each in a few words.',
    ),
});

export type CaseHero = z.infer<typeof caseHeroSchema>;
