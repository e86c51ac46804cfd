import { z } from 'astro/zod';
import { appScreensSchema } from './sections/AppScreens/AppScreens.schema.ts';
import { aiWordsSchema } from './sections/AiUse/AiUse.schema.ts';
import { handStripSchema } from './sections/WhoUsesIt/WhoUsesIt.schema.ts';
import { loopRecordSchema } from './exhibits/LifecycleRecord/LifecycleRecord.schema.ts';
import { captioned, captionsMissing, industryFields } from './industries.fields.ts';

/** The record comes round again: a work order, a tenant’s month, a family’s week. */
export const loopSchema = z
  .strictObject({
    template: z.literal('loop'),
    ...industryFields,
    loop: loopRecordSchema,
    hands: handStripSchema,
    appScreens: appScreensSchema
      .optional()
      .describe('Shows all screens with their words; leave it out where one in the hero is enough.'),
    aiUse: aiWordsSchema,
  })
  .refine(captioned, captionsMissing);

export type LoopPage = z.infer<typeof loopSchema>;
