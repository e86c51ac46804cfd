import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const insightsSchema = z.strictObject({
  heading: line(60),
  link: link.describe('The way to all posts.'),
  posts: several([2, 4], ref('posts')).describe(
    'The posts, chosen by subject; the first one is shown large.',
  ),
});

export type Insights = z.infer<typeof insightsSchema>;
