import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const industryHeroSchema = z.strictObject({
  /** What and for whom, one entry a line: ten words in all. Write " & " for the ampersand. */
  headline: z.array(line(24)).min(1).max(4),
  /** The first sentence or two, 30 words at most, with one fact that can be checked. */
  lede: line(220),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The second way on, beside the button. */
  link,
  /** Colour of the band; each industry has its own. */
  ground: z.enum(['teal', 'pick', 'warm', 'indigo']),
  /** What is drawn on it: leaves that hang from the upper edge, or one leaf in two weathers. */
  composition: z.enum(['canopy', 'split']),
});

export type IndustryHero = z.infer<typeof industryHeroSchema>;
