import { z } from 'astro/zod';
import { clockStairSchema } from './exhibits/CountryExhibit/drawings/ClockStair.schema.ts';
import { languagePairsSchema } from './exhibits/CountryExhibit/drawings/LanguagePairs.schema.ts';
import { taxStepsSchema } from './exhibits/CountryExhibit/drawings/TaxSteps.schema.ts';
import { countryBasics } from './countries.fields.ts';

/** A country of several clocks, whose provinces or states tax and speak by their own rules: the stair of its zones. */
export const zonesSchema = z.strictObject({
  template: z.literal('zones'),
  ...countryBasics,
  hours: clockStairSchema,
  taxes: taxStepsSchema,
  languages: languagePairsSchema,
});

export type ZonesPage = z.infer<typeof zonesSchema>;
