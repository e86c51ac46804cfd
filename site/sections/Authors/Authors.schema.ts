import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const authorsSchema = z.strictObject({
  /** Who writes; everybody who wrote one of the posts is shown, the newest post first. Write " & " for the ampersand. */
  heading: line(60),
  /** What else these people do. */
  lede: line(220),
});

export type Authors = z.infer<typeof authorsSchema>;
