import type { SchemasFor } from '../../collections/Kind.ts';
import { locationsSchema } from './Locations.schema.ts';
import { countryPageSchema } from './countries.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  locations: locationsSchema,
  'country-pages': countryPageSchema,
} satisfies SchemasFor<typeof kind>;
