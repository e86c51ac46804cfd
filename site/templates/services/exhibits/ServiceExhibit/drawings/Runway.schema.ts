import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

export const runwaySchema = z.strictObject({
  heading: line(60).describe('What goes wrong today: what the money is spent on, and before what.'),
  text: several([1, 3], line(420)).describe('Who meets the problem and what it costs.'),
  weeks: z.number().int().min(10).max(60).describe('For how many weeks the money lasts, in every plan.'),
  words: z
    .strictObject({ before: line(50), after: line(50) })
    .describe('What strokes before and after the first paying customer are, such as "weeks left to sell".'),
  plans: several([2, 4], {
    name: line(40),
    spent: z.number().int().min(1).describe('Weeks until somebody has paid.'),
    text: line(200).describe('What is built in them.'),
  }).describe('The same money spent in different orders, the longest first.'),
  note: line(240).describe('Whose weeks they are, and that they are reckoned.'),
  effects: several([3, 4], { icon, title: line(40), text: line(180) }).describe('What a founder gains.'),
});

export type RunwayContent = z.infer<typeof runwaySchema>;
