import { z } from 'astro/zod';
import { line, link, ref, several } from '../../collections/fields.ts';

export const insightLinesSchema = z.strictObject({
  heading: line(60),
  link: link.describe('The way to all posts.'),
  posts: several(2, ref('posts')).describe('Two posts, chosen by subject.'),
});

/** The same where the first post is shown large. */
export const leadInsightsSchema = insightLinesSchema.extend({
  posts: several([2, 4], ref('posts')).describe(
    'The posts, chosen by subject; the first one is shown large.',
  ),
});

export type InsightLines = z.infer<typeof insightLinesSchema>;
