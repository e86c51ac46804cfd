import type { SchemasFor } from '../../collections/Kind.ts';
import { homeSchema } from './Home.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  home: homeSchema,
} satisfies SchemasFor<typeof kind>;
