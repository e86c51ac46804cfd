import { z } from 'astro/zod';
import { line, link, ref, several } from '../../collections/fields.ts';

/** What a page's last block before the call says of its own. */
export const beforeYouWriteSchema = z.strictObject({
  posts: several(2, ref('posts')).describe('Two posts, chosen by subject.'),
  signed: z
    .literal(true)
    .optional()
    .describe('With the sentence of the person who signs for you, where the page shall have it.'),
});

/** The words of the block on every page. */
export const beforeYouWriteWords = z.strictObject({
  heading: line(40),
  models: line(40).describe('The words beside the models.'),
  price: line(60).describe('The lowest rate; `{rate}` is it, such as "USD 15".'),
  pricing: link.describe('The page that tells the prices.'),
  plans: line(40).describe('The words beside the plans.'),
  phases: line(40).describe('The words beside the phases.'),
  articles: line(40).describe('The words beside the posts.'),
  blog: link.describe('The way to all posts.'),
});

export type BeforeYouWriteWords = z.infer<typeof beforeYouWriteWords>;
