import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { shortAnswersSchema } from '../../records/shortAnswers.ts';

const pane = z
  .strictObject({
    name: line(24).describe('What stands in this part of the screen.'),
    columns: z.number().int().min(1).max(12).describe('How many parts stand side by side.'),
    parts: z.number().int().min(1).max(72).describe('How many parts it holds.'),
    marked: z
      .array(z.number().int().min(1))
      .describe('Which of them are marked, counted from 1; may be none.'),
  })
  .refine(({ parts, marked }) => marked.every((place) => place <= parts), {
    path: ['marked'],
    error: 'A marked part lies behind the last one.',
  });

export const boardHeroSchema = z.strictObject({
  headline: line(70).describe('What and for whom, in ten words at most; the search phrase stands in it.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  answers: shortAnswersSchema,
  board: z.strictObject({
    panes: z
      .array(pane)
      .length(5)
      .describe('The screen in five parts: the bar at its side, its head, its middle and two at the right.'),
    caption: line(200).describe('What is counted: how many parts there are, and what the marked ones show.'),
  }),
});

export type BoardHero = z.infer<typeof boardHeroSchema>;
