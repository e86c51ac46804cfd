import { z } from 'astro/zod';
import { opposedRolesSchema } from './sections/WhoUsesIt/WhoUsesIt.schema.ts';
import { aiUseSchema } from './sections/AiUse/AiUse.schema.ts';
import { ledgerRecordSchema } from './exhibits/LifecycleRecord/LifecycleRecord.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record is a sheet of lines: a deadline file, a stock card, a form, a log of the day. */
export const ledgerSchema = z.strictObject({
  template: z.literal('ledger'),
  ...industryFields,
  ledger: ledgerRecordSchema,
  sides: opposedRolesSchema,
  aiUse: aiUseSchema,
});

export type LedgerPage = z.infer<typeof ledgerSchema>;
