import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { hireSteps } from '../../parts/hireSteps.ts';

export const stepBandSchema = z.strictObject({
  heading: line(60).describe('What the steps lead to, for those who hear the page; it is not shown.'),
  steps: hireSteps,
});

export type StepBand = z.infer<typeof stepBandSchema>;
