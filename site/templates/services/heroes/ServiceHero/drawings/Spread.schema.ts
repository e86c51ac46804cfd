import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const passage = z.strictObject({
  heading: line(50).optional(),
  text: line(420).describe('A paragraph as it stands in the document.'),
  note: line(140).optional().describe('What was written into the margin beside it.'),
});

export const spreadSchema = z.strictObject({
  title: line(60).describe('Title of the document as it was handed over.'),
  caption: line(200).describe('What the document is, for whom it was written, and which pages are open.'),
  pages: several(2, { number: z.int().min(1), passages: several([2, 4], passage) }).describe(
    'Two pages that lie open side by side.',
  ),
  demo: z.boolean().describe('True while the document is invented.'),
});

export type SpreadContent = z.infer<typeof spreadSchema>;
