import { keywords, pageSchema } from '../../collections/fields.ts';
import { calculatorSchema } from './sections/Calculator/Calculator.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { rateMatrixSchema } from './sections/RateMatrix/RateMatrix.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/company/cost-calculator.yaml`: the page that calculates what a team costs. */
export const costCalculatorSchema = pageSchema({
  keywords: keywords('Words that only name the subject'),
  calculator: calculatorSchema,
  rateMatrix: rateMatrixSchema,
  assumptions: ledgerSchema,
  ctaBanner: ctaBannerSchema,
});
