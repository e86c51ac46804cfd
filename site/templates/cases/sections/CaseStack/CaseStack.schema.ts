import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { technologySchema } from '../../../../records/technologies.ts';

export const caseStackSchema = z.strictObject({
  heading: line(60).describe('What the section tells; it differs from page to page.'),
  text: z
    .array(line(420))
    .min(1)
    .max(3)
    .describe('What runs where, and what is still missing; one entry a paragraph.'),
  tools: z.array(technologySchema).min(1).max(10).describe('The tools, each with its logo.'),
});

export type CaseStack = z.infer<typeof caseStackSchema>;
