import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const featuredPostSchema = z.strictObject({
  /** The name of a file in `content/pages/posts/`; its text must be written. */
  post: line(60),
  /** Words of the link to it, which make sense when read alone. */
  action: line(60),
});

export type FeaturedPost = z.infer<typeof featuredPostSchema>;
