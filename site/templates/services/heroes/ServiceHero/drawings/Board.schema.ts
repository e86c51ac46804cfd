import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

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

export const boardSchema = z.strictObject({
  panes: several(5, pane).describe(
    'The screen in five parts: the bar at its side, its head, its middle and two at the right.',
  ),
  caption: line(200).describe('What is counted: how many parts there are, and what the marked ones show.'),
});

export type BoardContent = z.infer<typeof boardSchema>;
