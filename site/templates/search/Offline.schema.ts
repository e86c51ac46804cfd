import { z } from 'astro/zod';
import { seo } from '../../collections/fields.ts';
import { keptHereSchema } from './sections/KeptHere/KeptHere.schema.ts';
import { lostLineSchema } from './sections/LostLine/LostLine.schema.ts';

/**
 * `content/pages/company/offline.yaml`: the page that a browser shows where there is no line. Without this file browsers
 * keep nothing of the site.
 */
export const offlineSchema = z.strictObject({
  seo,
  lostLine: lostLineSchema,
  keptHere: keptHereSchema,
});
