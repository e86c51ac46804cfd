import { z } from 'astro/zod';
import { calendarSchema } from './Calendar.schema.ts';
import { seasonsSchema } from './Seasons.schema.ts';
import { statesSchema } from './States.schema.ts';
import { zonesSchema } from './Zones.schema.ts';

/** `content/pages/countries/<path>.yaml`: work for one country, in the form of its clocks; the file's path is the page's path. */
export const countryPageSchema = z.discriminatedUnion('template', [
  calendarSchema,
  seasonsSchema,
  statesSchema,
  zonesSchema,
]);

export type CountryPage = z.infer<typeof countryPageSchema>;
