import { z } from 'astro/zod';
import { line, link, several } from '../../collections/fields.ts';

export const howYouBuySchema = z.strictObject({
  heading: line(40),
  models: line(40).describe('The words over the models.'),
  plans: line(40).describe('The words over the plans.'),
  phases: line(40).describe('The words over the phases.'),
  links: several([1, 3], link).describe('The pages that tell it in full.'),
});

export type HowYouBuy = z.infer<typeof howYouBuySchema>;
