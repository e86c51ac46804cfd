import { z } from 'astro/zod';
import { aiWordsSchema } from './sections/AiUse/AiUse.schema.ts';
import { rolePanelsSchema } from './sections/WhoUsesIt/WhoUsesIt.schema.ts';
import { mapRecordSchema } from './exhibits/LifecycleRecord/LifecycleRecord.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record lies somewhere: a listing, a flat, a house for sale. */
export const mapSchema = z.strictObject({
  template: z.literal('map'),
  ...industryFields,
  map: mapRecordSchema,
  roles: rolePanelsSchema,
  aiUse: aiWordsSchema,
});

export type MapPage = z.infer<typeof mapSchema>;
