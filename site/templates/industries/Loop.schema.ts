import { z } from 'astro/zod';
import { accountBillSchema } from './exhibits/AccountBill/AccountBill.schema.ts';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { casesAndVoicesSchema } from './sections/CasesAndVoices/CasesAndVoices.schema.ts';
import { dotMatrixSchema } from './sections/DotMatrix/DotMatrix.schema.ts';
import { familyWeekSchema } from './exhibits/FamilyWeek/FamilyWeek.schema.ts';
import { handStripSchema } from './sections/HandStrip/HandStrip.schema.ts';
import { workLoopSchema } from './exhibits/WorkLoop/WorkLoop.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record comes round again: a work order, a tenant’s month, a family’s week. */
export const loopSchema = z
  .strictObject({
    template: z.literal('loop'),
    ...industryFields,
    loop: z
      .discriminatedUnion('form', [workLoopSchema, accountBillSchema, familyWeekSchema])
      .describe(
        'The record as it comes round: its turns on a loop, its months on a bill, or the reminders of a week.',
      ),
    hands: handStripSchema,
    appScreens: appScreensSchema
      .optional()
      .describe('Shows all screens with their words; leave it out where one in the hero is enough.'),
    aiUse: dotMatrixSchema,
    cases: casesAndVoicesSchema,
    reviews: threeReviews,
  })
  .refine(({ screens, appScreens }) => !appScreens || appScreens.captions.length === screens.length, {
    path: ['appScreens', 'captions'],
    error: 'Write one caption for each screen.',
  });

export type LoopPage = z.infer<typeof loopSchema>;
