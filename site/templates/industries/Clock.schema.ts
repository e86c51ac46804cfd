import { z } from 'astro/zod';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { aiWordsSchema } from './sections/AiUse/AiUse.schema.ts';
import { sceneSchema } from './sections/WhoUsesIt/WhoUsesIt.schema.ts';
import { clockRecordSchema } from './exhibits/LifecycleRecord/LifecycleRecord.schema.ts';
import { captioned, captionsMissing, industryFields } from './industries.fields.ts';

/** The record is a stretch of time: a visit, a call, a booking. */
export const clockSchema = z
  .strictObject({
    template: z.literal('clock'),
    ...industryFields,
    scene: sceneSchema,
    clock: clockRecordSchema,
    appScreens: appScreensSchema
      .optional()
      .describe('Shows all screens with their words; leave it out where one in the hero is enough.'),
    aiUse: z.union([aiWordsSchema, aiEvidenceSchemas.sheet]),
  })
  .refine(captioned, captionsMissing);

export type ClockPage = z.infer<typeof clockSchema>;
