import { z } from 'astro/zod';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { betweenVisitsSchema } from './exhibits/BetweenVisits/BetweenVisits.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { casesAndVoicesSchema } from './sections/CasesAndVoices/CasesAndVoices.schema.ts';
import { clockDialSchema } from './exhibits/ClockDial/ClockDial.schema.ts';
import { clockStripSchema } from './exhibits/ClockStrip/ClockStrip.schema.ts';
import { sceneSchema } from './sections/Scene/Scene.schema.ts';
import { visitTranscriptSchema } from './exhibits/VisitTranscript/VisitTranscript.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record is a stretch of time: a visit, a call, a booking. */
export const clockSchema = z
  .strictObject({
    template: z.literal('clock'),
    ...industryFields,
    scene: sceneSchema,
    clock: z
      .discriminatedUnion('form', [
        betweenVisitsSchema,
        clockDialSchema,
        clockStripSchema,
        visitTranscriptSchema,
      ])
      .describe(
        'The record in its time: a day on a dial, minutes in a row, a conversation, or the days between two visits.',
      ),
    appScreens: appScreensSchema
      .optional()
      .describe('Shows all screens with their words; leave it out where one in the hero is enough.'),
    aiUse: aiEvidenceSchemas.sheet,
    cases: casesAndVoicesSchema,
    reviews: threeReviews,
  })
  .refine(({ screens, appScreens }) => !appScreens || appScreens.captions.length === screens.length, {
    path: ['appScreens', 'captions'],
    error: 'Write one caption for each screen.',
  });

export type ClockPage = z.infer<typeof clockSchema>;
