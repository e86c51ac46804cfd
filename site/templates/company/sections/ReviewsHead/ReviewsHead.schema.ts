import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link } from '../../../../collections/fields.ts';

export const reviewsHeadSchema = z.strictObject({
  headline: line(60).describe(
    'How many reviews there are; {count}, {countries} and {reservations} are counted. Write " & " for the ampersand.',
  ),
  lede: line(200).describe(
    'Where they come from and how many hold a reservation, with the same words to fill in, and {clients}.',
  ),
  action: action.optional().describe('The button that opens the contact form.'),
  link: link.optional().describe('The way on, under the words.'),
  note: line(220).optional().describe('How the rain beside the words is to be read.'),
});

export type ReviewsHead = z.infer<typeof reviewsHeadSchema>;
