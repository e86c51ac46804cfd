import type { z } from 'astro/zod';
import { monthInvoiceSchema } from './drawings/MonthInvoice.schema.ts';
import { weeklyStatusSchema } from './drawings/WeeklyStatus.schema.ts';
import { workStatementSchema } from './drawings/WorkStatement.schema.ts';

/** The papers that are filled in from the sample project, by their templates. */
export const projectPapers = {
  'statement-of-work': workStatementSchema,
  'weekly-status': weeklyStatusSchema,
  invoice: monthInvoiceSchema,
};

export type ProjectPapers = {
  [Template in keyof typeof projectPapers]: z.infer<(typeof projectPapers)[Template]>;
};
