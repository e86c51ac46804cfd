import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { technologySchema } from '../../../../records/technologies.ts';

export const caseStackSchema = z.strictObject({
  heading: line(60).describe('What the section tells; it differs from page to page.'),
  text: several([1, 3], line(420)).describe(
    'What runs where, and what is still missing; one entry a paragraph.',
  ),
  tools: several([1, 10], technologySchema).describe('The tools, each with its logo.'),
});

export type CaseStack = z.infer<typeof caseStackSchema>;
