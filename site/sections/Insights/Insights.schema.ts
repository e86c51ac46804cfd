import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const insightsSchema = z.strictObject({
  heading: line(60),
  /** The way to all posts. */
  link,
  /** File names in `content/pages/posts/` without their ending, chosen by subject; the first one is shown large. */
  posts: z.array(z.string()).min(2).max(4),
});

export type Insights = z.infer<typeof insightsSchema>;
