import { z } from 'astro/zod';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { casesAndVoicesSchema } from './sections/CasesAndVoices/CasesAndVoices.schema.ts';
import { refusedAnswerSchema } from './sections/RefusedAnswer/RefusedAnswer.schema.ts';
import { sceneSchema } from './sections/Scene/Scene.schema.ts';
import { shiftRosterSchema } from './exhibits/ShiftRoster/ShiftRoster.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record is a week of people: who works when, and who takes the shift that falls open. */
export const rosterSchema = z
  .strictObject({
    template: z.literal('roster'),
    ...industryFields,
    roster: shiftRosterSchema,
    appScreens: appScreensSchema.describe('Shows all screens with their words.'),
    scene: sceneSchema,
    aiUse: refusedAnswerSchema,
    cases: casesAndVoicesSchema,
    reviews: threeReviews,
  })
  .refine(({ screens, appScreens }) => appScreens.captions.length === screens.length, {
    path: ['appScreens', 'captions'],
    error: 'Write one caption for each screen.',
  });

export type RosterPage = z.infer<typeof rosterSchema>;
