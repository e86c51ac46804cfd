import { z } from 'astro/zod';
import { line, link, ref } from '../../collections/fields.ts';

export const insightLinesSchema = z.strictObject({
  heading: line(60),
  link: link.describe('The way to all posts.'),
  posts: z.array(ref('posts')).length(2).describe('Two posts, chosen by subject.'),
});

export type InsightLines = z.infer<typeof insightLinesSchema>;
