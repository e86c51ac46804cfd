import { z } from 'astro/zod';
import { action } from '../../collections/actions.ts';
import { line, link } from '../../collections/fields.ts';

export const coverHeadSchema = z.strictObject({
  headline: line(60).describe(
    'What the page is and for whom: ten words at most. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: action.optional().describe('The button that opens the contact form.'),
  button: link
    .optional()
    .describe('A button that leads on instead of opening the form, such as to a list on the page.'),
  link: link.optional().describe('The way on, under the words.'),
  note: line(220)
    .optional()
    .describe('In small type under it: how the drawing is to be read, or what the page does not hold.'),
});
