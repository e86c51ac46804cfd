import { z } from 'astro/zod';
import { deadlineLedgerSchema } from '../../sections/DeadlineLedger/DeadlineLedger.schema.ts';
import { opposedRolesSchema } from '../../sections/OpposedRoles/OpposedRoles.schema.ts';
import { refusedAnswerSchema } from '../../sections/RefusedAnswer/RefusedAnswer.schema.ts';
import { reviewPairSchema } from '../../sections/ReviewPair/ReviewPair.schema.ts';
import { relatedCasesSchema } from '../../sections/Work/Work.schema.ts';
import { industryFields } from './industryFields.ts';

/** The record is a column of dated lines: a deadline file, a stock card, an account. */
export const ledgerSchema = z.strictObject({
  spine: z.literal('ledger'),
  ...industryFields,
  ledger: deadlineLedgerSchema,
  sides: opposedRolesSchema,
  aiUse: refusedAnswerSchema,
  cases: relatedCasesSchema,
  reviews: reviewPairSchema,
});

export type LedgerPage = z.infer<typeof ledgerSchema>;
