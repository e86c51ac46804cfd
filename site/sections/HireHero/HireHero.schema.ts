import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const hireHeroSchema = z.strictObject({
  /** What the page is and for whom: ten words at most. Write " & " for the ampersand. */
  headline: line(60),
  /** 30 words at most, with the rate, its region and its year. */
  lede: line(200),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The second way on, beside the button, such as the rates further down. */
  link,
});

export type HireHero = z.infer<typeof hireHeroSchema>;
