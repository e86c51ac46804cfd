import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { shortAnswersSchema } from '../../records/shortAnswers.ts';

const passage = z.strictObject({
  heading: line(50).optional(),
  text: line(420).describe('A paragraph as it stands in the document.'),
  note: line(140).optional().describe('What was written into the margin beside it.'),
});

export const paperHeroSchema = z.strictObject({
  headline: line(70).describe('What and for whom, in ten words at most; the search phrase stands in it.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  answers: shortAnswersSchema,
  document: z.strictObject({
    title: line(60).describe('Title of the document as it was handed over.'),
    caption: line(200).describe('What the document is, for whom it was written, and which pages are open.'),
    pages: z
      .array(z.strictObject({ number: z.int().min(1), passages: z.array(passage).min(2).max(4) }))
      .length(2)
      .describe('Two pages that lie open side by side.'),
    demo: z.boolean().describe('True while the document is invented.'),
  }),
});

export type PaperHero = z.infer<typeof paperHeroSchema>;
