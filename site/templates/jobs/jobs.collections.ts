import type { SchemasFor } from '../../collections/Kind.ts';
import { careersSchema } from './Careers.schema.ts';
import { jobSchema } from './Job.schema.ts';
import type { kind } from './kind.ts';
import { employeeSchema } from './records/employees.ts';
import { payLevelSchema } from './records/payLevels.ts';

/** The schemas of its collections. */
export const schemas = {
  careers: careersSchema,
  jobs: jobSchema,
  employees: employeeSchema,
  'pay-levels': payLevelSchema,
} satisfies SchemasFor<typeof kind>;
