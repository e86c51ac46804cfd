import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const engagementModelsSchema = z.strictObject({
  heading: line(60).describe('The heading over the models. Write " & " for the ampersand.'),
  plansHeading: line(60).describe('The words over the plans.'),
});

export type EngagementModels = z.infer<typeof engagementModelsSchema>;
