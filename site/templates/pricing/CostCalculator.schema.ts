import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { calculatorSchema } from './sections/Calculator/Calculator.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { rateMatrixSchema } from './sections/RateMatrix/RateMatrix.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/company/cost-calculator.yaml`: the page that calculates what a team costs. */
export const costCalculatorSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe('Words that only name the subject; the check for repeated text reads past them.'),
  calculator: calculatorSchema,
  rateMatrix: rateMatrixSchema,
  assumptions: ledgerSchema,
  ctaBanner: ctaBannerSchema,
});
