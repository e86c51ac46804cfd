import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const hireHeroSchema = z.strictObject({
  headline: line(60).describe(
    'What the page is and for whom: ten words at most. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('30 words at most, with the rate, its region and its year.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  link: link.describe('The second way on, beside the button, such as the rates further down.'),
  steps: z
    .array(
      z.strictObject({
        when: line(24).describe('When it happens, such as "Tuesday" or "Day 2".'),
        title: line(24).describe('What happens, in two or three words.'),
        text: line(160).describe('Who does what, in one or two sentences.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('From the first line to a colleague; the last step is where the reader decides.'),
});

export type HireHero = z.infer<typeof hireHeroSchema>;
