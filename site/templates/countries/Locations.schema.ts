import { keywords, pageSchema } from '../../collections/fields.ts';
import { countryIndexSchema } from './sections/CountryIndex/CountryIndex.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { overlapTableSchema } from './sections/OverlapTable/OverlapTable.schema.ts';
import { placeHeroSchema } from './countries.fields.ts';

/** `content/pages/company/locations.yaml`: where the agency is, and which hours its clients share with it. */
export const locationsSchema = pageSchema({
  keywords: keywords('Countries and cities'),
  hero: placeHeroSchema,
  offices: officesSchema,
  countries: countryIndexSchema,
  overlap: overlapTableSchema,
  ctaBanner: ctaBannerSchema,
});
