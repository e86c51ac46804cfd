import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const reviewSetSchema = z.strictObject({
  /** What these reviews have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** What a reader may take from them, in one or two sentences. */
  lede: line(200),
  /** Name of a file in `content/records/figures/`, shown under the words with its base. */
  figure: line(40).optional(),
});

export type ReviewSet = z.infer<typeof reviewSetSchema>;
