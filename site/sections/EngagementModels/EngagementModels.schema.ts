import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const engagementModelsSchema = z.strictObject({
  /** The heading over the models. Write " & " for the ampersand. */
  heading: line(60),
  /** The words over the plans. */
  plansHeading: line(60),
});

export type EngagementModels = z.infer<typeof engagementModelsSchema>;
