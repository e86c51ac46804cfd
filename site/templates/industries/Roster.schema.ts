import { z } from 'astro/zod';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { aiUseSchema } from './sections/AiUse/AiUse.schema.ts';
import { sceneSchema } from './sections/WhoUsesIt/WhoUsesIt.schema.ts';
import { rosterRecordSchema } from './exhibits/LifecycleRecord/LifecycleRecord.schema.ts';
import { captioned, captionsMissing, industryFields } from './industries.fields.ts';

/** The record is a week of people: who works when, and who takes the shift that falls open. */
export const rosterSchema = z
  .strictObject({
    template: z.literal('roster'),
    ...industryFields,
    roster: rosterRecordSchema,
    appScreens: appScreensSchema.describe('Shows all screens with their words.'),
    scene: sceneSchema,
    aiUse: aiUseSchema,
  })
  .refine(captioned, captionsMissing);

export type RosterPage = z.infer<typeof rosterSchema>;
