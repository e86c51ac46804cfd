import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { countryIndexSchema } from './sections/CountryIndex/CountryIndex.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { overlapTableSchema } from './sections/OverlapTable/OverlapTable.schema.ts';
import { placeHeroSchema } from './countries.fields.ts';

/** `content/pages/company/locations.yaml`: where the agency is, and which hours its clients share with it. */
export const locationsSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe('Countries and cities; the check for repeated text reads past them.'),
  hero: placeHeroSchema,
  offices: officesSchema,
  countries: countryIndexSchema,
  overlap: overlapTableSchema,
  ctaBanner: ctaBannerSchema,
});
