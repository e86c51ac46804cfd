import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const rankingHeadSchema = z.strictObject({
  /** What is compared and for whom, one entry a line: ten words in all. Write " & " for the ampersand. */
  headline: z.array(line(24)).min(1).max(4),
  /** The first sentence or two, 30 words at most, with one fact that can be checked. */
  lede: line(220),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The way on, beside the button. */
  link: link.optional(),
  /** Colour of the band; without it the page's paper. */
  ground: z.enum(['amber', 'vermilion']).optional(),
  /** The ground that the picture beside the words stands on. */
  picture: z.enum(['amber', 'vermilion']),
});

export type RankingHead = z.infer<typeof rankingHeadSchema>;
