import type { SchemasFor } from '../../collections/Kind.ts';
import { hireHubSchema } from './Hub.schema.ts';
import { hirePageSchema } from './hire.schema.ts';
import type { kind } from './kind.ts';
import { availabilitySchema } from './records/bench.ts';

/** The schemas of its collections. */
export const schemas = {
  'hire-hub': hireHubSchema,
  'hire-pages': hirePageSchema,
  bench: availabilitySchema,
} satisfies SchemasFor<typeof kind>;
