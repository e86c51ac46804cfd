import { z } from 'astro/zod';
import { icon, line, link, pagePath } from '../../lib/fields.ts';

export const heroSchema = z.strictObject({
  /** The headline, one entry a line: at most three short lines, ten words in all. Write " & " for the ampersand. */
  headline: z.array(line(24)).min(1).max(3),
  /** What you do and for whom, with one fact that can be checked: 30 words at most. */
  lede: line(220),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The second way on, beside the button. */
  link,
  /** Short promises under the button, each linked to the page that says what it means. */
  promises: z
    .array(
      z.strictObject({
        icon,
        label: line(40),
        page: pagePath.optional(),
        /** Its name in the register of facts, such as `strict-nda`. */
        fact: line(40).optional(),
      }),
    )
    .max(4),
});

export type Hero = z.infer<typeof heroSchema>;
