import { z } from 'astro/zod';
import { clockStairSchema } from '../../sections/ClockStair/ClockStair.schema.ts';
import { languagePairsSchema } from '../../sections/LanguagePairs/LanguagePairs.schema.ts';
import { taxStepsSchema } from '../../sections/TaxSteps/TaxSteps.schema.ts';
import { countryBasics } from './countryFields.ts';

/** A country of several clocks, whose provinces or states tax and speak by their own rules: the stair of its zones. */
export const zonesSchema = z.strictObject({
  spine: z.literal('zones'),
  ...countryBasics,
  hours: clockStairSchema,
  taxes: taxStepsSchema,
  languages: languagePairsSchema,
});

export type ZonesPage = z.infer<typeof zonesSchema>;
