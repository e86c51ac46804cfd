import type { SchemasFor } from '../../collections/Kind.ts';
import { industriesHubSchema } from './Hub.schema.ts';
import { industryPageSchema } from './industries.schema.ts';
import type { kind } from './kind.ts';
import { productRoleSchema } from './records/productRoles.ts';

/** The schemas of its collections. */
export const schemas = {
  'industries-hub': industriesHubSchema,
  'industry-pages': industryPageSchema,
  'product-roles': productRoleSchema,
} satisfies SchemasFor<typeof kind>;
