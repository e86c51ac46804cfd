import { z } from 'astro/zod';
import { line, link } from '../../collections/fields.ts';

export const howYouBuySchema = z.strictObject({
  heading: line(40),
  models: line(40).describe('The words over the models.'),
  plans: line(40).describe('The words over the plans.'),
  phases: line(40).describe('The words over the phases.'),
  links: z.array(link).min(1).max(3).describe('The pages that tell it in full.'),
});

export type HowYouBuy = z.infer<typeof howYouBuySchema>;
