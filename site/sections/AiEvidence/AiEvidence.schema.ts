import type { z } from 'astro/zod';
import { requestsSchema } from './drawings/Requests.schema.ts';
import { runsSchema } from './drawings/Runs.schema.ts';
import { sheetSchema } from './drawings/Sheet.schema.ts';

/** What each kind of evidence is drawn from. */
export const aiEvidenceSchemas = { requests: requestsSchema, runs: runsSchema, sheet: sheetSchema };

type Schemas = typeof aiEvidenceSchemas;

/** Evidence by its drawing. */
export type AiEvidence = {
  [Drawing in keyof Schemas]: { drawing: Drawing } & z.infer<Schemas[Drawing]>;
}[keyof Schemas];
