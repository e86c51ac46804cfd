import type { SchemasFor } from '../../collections/Kind.ts';
import { costCalculatorSchema } from './CostCalculator.schema.ts';
import { pricingSchema } from './Pricing.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  'cost-calculator': costCalculatorSchema,
  pricing: pricingSchema,
} satisfies SchemasFor<typeof kind>;
