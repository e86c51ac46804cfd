import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';
import { technologySchema } from '../../records/technologies.ts';

export const caseStackSchema = z.strictObject({
  /** What the section tells; it differs from page to page. */
  heading: line(60),
  /** What runs where, and what is still missing; one entry a paragraph. */
  text: z.array(line(420)).min(1).max(3),
  /** The tools, each with its logo. */
  tools: z.array(technologySchema).min(1).max(10),
});

export type CaseStack = z.infer<typeof caseStackSchema>;
