import type { SchemasFor } from '../../collections/Kind.ts';
import { paperSchema } from './Paper.schema.ts';
import type { kind } from './kind.ts';
import { entitySchema } from './records/entities.ts';
import { sampleProjectSchema } from './records/sampleProject.ts';

/** The schemas of its collections. */
export const schemas = {
  papers: paperSchema,
  entities: entitySchema,
  'sample-project': sampleProjectSchema,
} satisfies SchemasFor<typeof kind>;
