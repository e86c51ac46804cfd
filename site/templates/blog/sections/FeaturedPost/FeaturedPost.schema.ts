import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const featuredPostSchema = z.strictObject({
  post: ref('posts').describe('The post; its text must be written.'),
  action: line(60).describe('Words of the link to it, which make sense when read alone.'),
});

export type FeaturedPost = z.infer<typeof featuredPostSchema>;
