import { z } from 'astro/zod';
import { line } from './fields.ts';

/** One screen of a case study, shown on another page. */
export const caseScreenSchema = z.strictObject({
  /** The case study: the name of a file in `content/case-studies/`. */
  case: line(80),
  /** Which of its screens, counted from 1. */
  screen: z.number().int().min(1).default(1),
});

export type CaseScreen = z.infer<typeof caseScreenSchema>;
