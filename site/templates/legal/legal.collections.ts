import type { SchemasFor } from '../../collections/Kind.ts';
import { legalSchema } from './Legal.schema.ts';
import { noticesSchema } from './Notices.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  'legal-pages': legalSchema,
  notices: noticesSchema,
} satisfies SchemasFor<typeof kind>;
