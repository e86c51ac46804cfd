import type { SchemasFor } from '../../collections/Kind.ts';
import { notFoundSchema } from './NotFound.schema.ts';
import { offlineSchema } from './Offline.schema.ts';
import { searchPageSchema } from './SearchPage.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  'not-found': notFoundSchema,
  offline: offlineSchema,
  search: searchPageSchema,
} satisfies SchemasFor<typeof kind>;
