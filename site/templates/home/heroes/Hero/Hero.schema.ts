import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const heroSchema = z.strictObject({
  headline: several([1, 3], line(24)).describe(
    'The headline, one entry a line: at most three short lines, ten words in all. Write " & " for the ampersand.',
  ),
  lede: line(220).describe(
    'What you do and for whom, with one fact that can be checked: 30 words at most. {currency}, {low}, {high}, {region} and {year} are those of the rate.',
  ),
  rate: ref('rates').describe('The kind of work whose hour the lede prices.'),
  action: action.describe('The button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  promises: several([0, 4], ref('promises')).describe(
    'Promises under the button, each linked to the page that says what it means.',
  ),
});

export type Hero = z.infer<typeof heroSchema>;
