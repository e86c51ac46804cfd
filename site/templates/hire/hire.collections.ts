import type { SchemasFor } from '../../collections/Kind.ts';
import { hireHubSchema } from './Hub.schema.ts';
import { hirePageSchema } from './hire.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  'hire-hub': hireHubSchema,
  'hire-pages': hirePageSchema,
} satisfies SchemasFor<typeof kind>;
