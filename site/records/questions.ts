import { z } from 'astro/zod';
import { line, pagePath, several } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

const words = (text: string) => text.trim().split(/\s+/).length;

/** `content/records/questions/<slug>.yaml`: one question that a buyer asks, with its answer. */
export const questionSchema = z.strictObject({
  question: line(90),
  answer: z
    .string()
    .trim()
    .refine((text) => words(text) >= 30 && words(text) <= 90, {
      error: 'Answer in 30 to 90 words.',
    })
    .describe('The answer in 30 to 90 words; its first sentence decides.'),
  pages: several([1], pagePath)
    .max(2, 'A question stands on two pages at most.')
    .describe('The pages that ask it, two at most, such as `/` and `/pricing/`.'),
  order: z.number().int().min(1).describe('Place among the questions of a page, counted from 1.'),
});

export type Question = z.infer<typeof questionSchema>;

/** The questions that a page asks, in their order. */
export async function questionsOf(page: string): Promise<Question[]> {
  const entries = (await entriesOf('questions')).filter(({ data }) => data.pages.includes(page));
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
