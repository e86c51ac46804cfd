import { z } from 'astro/zod';
import { clockSchema } from './Clock.schema.ts';
import { ledgerSchema } from './Ledger.schema.ts';
import { loopSchema } from './Loop.schema.ts';
import { mapSchema } from './Map.schema.ts';
import { rosterSchema } from './Roster.schema.ts';

/** `content/pages/industries/<path>.yaml`: one industry, in the form of its record; the file's path is the page's path. */
export const industryPageSchema = z.discriminatedUnion('template', [
  clockSchema,
  mapSchema,
  ledgerSchema,
  loopSchema,
  rosterSchema,
]);

export type IndustryPage = z.infer<typeof industryPageSchema>;
