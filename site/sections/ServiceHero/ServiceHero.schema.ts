import { z } from 'astro/zod';
import { caseScreenSchema } from '../../records/caseScreens.ts';
import { line, link } from '../../lib/fields.ts';

export const serviceHeroSchema = z.strictObject({
  /** What and for whom, one entry a line: ten words in all. Write " & " for the ampersand. */
  headline: z.array(line(20)).min(1).max(4),
  /** The first sentence or two, 30 words at most, with one fact that can be checked. */
  lede: line(220),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The second way on, beside the button. */
  link,
  /** Colour of the band. */
  ground: z.enum(['teal', 'indigo']),
  /** One or two screens that stand on the band; the second one is cut by the window. */
  devices: z.array(caseScreenSchema).min(1).max(2),
});

export type ServiceHero = z.infer<typeof serviceHeroSchema>;
