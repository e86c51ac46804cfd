import { z } from 'astro/zod';
import { line, link, ref } from '../../collections/fields.ts';

export const insightLinesSchema = z.strictObject({
  heading: line(60),
  link: link.describe('The way to all posts.'),
  posts: z.array(ref('posts')).length(2).describe('Two posts, chosen by subject.'),
});

/** The same where the first post is shown large. */
export const leadInsightsSchema = insightLinesSchema.extend({
  posts: z
    .array(ref('posts'))
    .min(2)
    .max(4)
    .describe('The posts, chosen by subject; the first one is shown large.'),
});

export type InsightLines = z.infer<typeof insightLinesSchema>;
