import type { SchemasFor } from '../../collections/Kind.ts';
import { servicesHubSchema } from './Hub.schema.ts';
import type { kind } from './kind.ts';
import { serviceGroupSchema } from './records/serviceGroups.ts';
import { servicePageSchema } from './services.schema.ts';

/** The schemas of its collections. */
export const schemas = {
  'services-hub': servicesHubSchema,
  'service-pages': servicePageSchema,
  'service-groups': serviceGroupSchema,
} satisfies SchemasFor<typeof kind>;
