import type { SchemasFor } from '../../collections/Kind.ts';
import { rankingsHubSchema } from './Hub.schema.ts';
import { rankingMethodSchema } from './Method.schema.ts';
import type { kind } from './kind.ts';
import { rankingSchema } from './rankings.schema.ts';
import { companySchema } from './records/companies.ts';
import { rankingLabelsSchema } from './records/rankings.ts';

/** The schemas of its collections. */
export const schemas = {
  'rankings-hub': rankingsHubSchema,
  methodology: rankingMethodSchema,
  'ranking-pages': rankingSchema,
  companies: companySchema,
  'ranking-labels': rankingLabelsSchema,
} satisfies SchemasFor<typeof kind>;
