import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const searchHereSchema = z.strictObject({
  headline: line(60),
  lede: line(160).describe('What the search shows: 30 words at most.'),
  withoutScripts: line(160).describe('Instead of the field where no scripts run.'),
});

export type SearchHere = z.infer<typeof searchHereSchema>;
