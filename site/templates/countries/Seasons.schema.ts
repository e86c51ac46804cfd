import { z } from 'astro/zod';
import { ref, several } from '../../collections/fields.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { frameworkTilesSchema } from './sections/FrameworkTiles/FrameworkTiles.schema.ts';
import { workingHoursSchema } from './exhibits/CountryExhibit/drawings/WorkingHours.schema.ts';
import { countryFields } from './countries.fields.ts';

/** A country with one clock, which moves twice a year: the day in winter and in summer. */
export const seasonsSchema = z.strictObject({
  template: z.literal('seasons'),
  ...countryFields,
  hours: workingHoursSchema,
  web: frameworkTilesSchema
    .extend({
      favoured: ref('frameworks').describe('The framework that stands out.'),
      technologies: several([1], ref('technologies')).describe('The rows of tools beneath.'),
    })
    .optional()
    .describe(
      'Frameworks that the page offers as well, with the one that stands out and the layers of tools beneath.',
    ),
  ctaStrip: ctaStripSchema,
});

export type SeasonsPage = z.infer<typeof seasonsSchema>;
