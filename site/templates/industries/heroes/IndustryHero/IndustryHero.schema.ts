import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link, several } from '../../../../collections/fields.ts';

export const industryHeroSchema = z.strictObject({
  headline: several([1, 4], line(24)).describe(
    'What and for whom, one entry a line: ten words in all. Write " & " for the ampersand.',
  ),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: action.describe('The button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  ground: z
    .enum(['teal', 'pick', 'warm', 'indigo'])
    .describe('Colour of the band; each industry has its own.'),
  composition: z
    .enum(['canopy', 'split', 'falling', 'branch', 'litter'])
    .describe(
      'What is drawn on it: leaves that hang from the upper edge, one leaf in two weathers, one that falls, a branch, leaves on the ground. Neighbours in a menu take different ones.',
    ),
});

export type IndustryHero = z.infer<typeof industryHeroSchema>;
