import { z } from 'astro/zod';
import { companyMapSchema } from './drawings/CompanyMap.schema.ts';
import { companyPairsSchema } from './drawings/CompanyPairs.schema.ts';
import { priceAgainstScoreSchema } from './drawings/PriceAgainstScore.schema.ts';
import { scoreStripsSchema } from './drawings/ScoreStrips.schema.ts';
import { weaknessFirstSchema } from './drawings/WeaknessFirst.schema.ts';

/** What a ranking opens with, by its form. */
export const rankingOpenings = {
  /** Where its companies sit; each of them needs an office in its record. */
  map: z.strictObject({ template: z.literal('map'), map: companyMapSchema }),
  /** Its companies two by two. */
  pairs: z.strictObject({ template: z.literal('pairs'), pairs: companyPairsSchema }),
  /** What an hour costs against what the company scored. */
  price: z.strictObject({ template: z.literal('price'), price: priceAgainstScoreSchema }),
  /** A strip for each criterion. */
  strips: z.strictObject({
    template: z.literal('strips'),
    strips: scoreStripsSchema.describe("The company that the table's text is about is named in every strip."),
  }),
  /** What each company is weak in. */
  weakness: z.strictObject({ template: z.literal('weakness'), weakness: weaknessFirstSchema }),
};

export type RankingOpenings = {
  readonly [Form in keyof typeof rankingOpenings]: z.infer<(typeof rankingOpenings)[Form]>;
};
