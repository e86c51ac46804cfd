import { z } from 'astro/zod';
import { accountBillSchema } from '../../sections/AccountBill/AccountBill.schema.ts';
import { casesAndVoicesSchema } from '../../sections/CasesAndVoices/CasesAndVoices.schema.ts';
import { dotMatrixSchema } from '../../sections/DotMatrix/DotMatrix.schema.ts';
import { handStripSchema } from '../../sections/HandStrip/HandStrip.schema.ts';
import { workLoopSchema } from '../../sections/WorkLoop/WorkLoop.schema.ts';
import { industryFields } from './industryFields.ts';

/** The record comes round again: a work order, a tenant’s month, a family’s week. */
export const loopSchema = z.strictObject({
  spine: z.literal('loop'),
  ...industryFields,
  loop: z
    .discriminatedUnion('form', [workLoopSchema, accountBillSchema])
    .describe('The record as it comes round: its turns on a loop, or its months on a bill.'),
  hands: handStripSchema,
  aiUse: dotMatrixSchema,
  cases: casesAndVoicesSchema,
});

export type LoopPage = z.infer<typeof loopSchema>;
