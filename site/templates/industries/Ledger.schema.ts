import { z } from 'astro/zod';
import { casesBesideSchema } from './sections/CasesBeside/CasesBeside.schema.ts';
import { deadlineLedgerSchema } from './exhibits/DeadlineLedger/DeadlineLedger.schema.ts';
import { faultyFormSchema } from './exhibits/FaultyForm/FaultyForm.schema.ts';
import { opposedRolesSchema } from './sections/OpposedRoles/OpposedRoles.schema.ts';
import { refusedAnswerSchema } from './sections/RefusedAnswer/RefusedAnswer.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { stockCardSchema } from './exhibits/StockCard/StockCard.schema.ts';
import { wardLogSchema } from './exhibits/WardLog/WardLog.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record is a sheet of lines: a deadline file, a stock card, a form, a log of the day. */
export const ledgerSchema = z.strictObject({
  template: z.literal('ledger'),
  ...industryFields,
  ledger: z
    .discriminatedUnion('form', [deadlineLedgerSchema, stockCardSchema, faultyFormSchema, wardLogSchema])
    .describe('The record as a sheet: deadlines, packs by lot, a form with faults, or a day by the hour.'),
  sides: opposedRolesSchema,
  aiUse: refusedAnswerSchema,
  cases: casesBesideSchema,
  reviews: reviewsSchema,
});

export type LedgerPage = z.infer<typeof ledgerSchema>;
