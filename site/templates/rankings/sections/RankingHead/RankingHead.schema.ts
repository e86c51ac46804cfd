import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link, several } from '../../../../collections/fields.ts';

export const rankingHeadSchema = z.strictObject({
  headline: several([1, 4], line(24)).describe(
    'What is compared and for whom, one entry a line: ten words in all. Write " & " for the ampersand.',
  ),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: action.describe('The button that opens the contact form.'),
  link: link.optional().describe('The way on, beside the button.'),
  ground: z
    .enum(['amber', 'vermilion'])
    .optional()
    .describe("Colour of the band; without it the page's paper."),
  picture: z.enum(['amber', 'vermilion']).describe('The ground that the picture beside the words stands on.'),
});

export type RankingHead = z.infer<typeof rankingHeadSchema>;
