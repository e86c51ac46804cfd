import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { GROUNDS } from '../../art/palette.schema.ts';
import { line, link, pagePath } from '../../lib/fields.ts';

export const insightsSchema = z.strictObject({
  heading: line(60),
  /** The way to all posts. */
  link,
  /** File names in `content/posts/` without their ending, chosen by subject; the first one is shown large. */
  posts: z.array(z.string()).min(2).max(4),
});

export type Insights = z.infer<typeof insightsSchema>;

/** `content/posts/<slug>.yaml`: what a card shows of a post. */
export const postSchema = z.strictObject({
  title: line(70),
  /** The subject under which the blog lists it, such as "Hiring". */
  category: line(24),
  /** Minutes it takes to read. */
  minutes: z.number().int().min(1).max(40),
  /** The page of the post; a card links to it once the page is built. */
  page: pagePath,
  /** When it was published, such as 2026-03-09. */
  published: z.coerce.date({ error: 'Write a date such as 2026-03-09.' }),
  /** How its cover is drawn; the same post has the same picture everywhere. */
  cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
});

export type Post = z.infer<typeof postSchema>;
