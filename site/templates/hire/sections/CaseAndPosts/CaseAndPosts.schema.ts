import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';

export const caseAndPostsSchema = z.strictObject({
  heading: line(60).describe('What the product has to do with this page.'),
  chosen: ref('case-studies').describe('The case study.'),
  link: link.describe('The way to all of them.'),
  reading: z
    .strictObject({
      heading: line(60).describe('What the posts help to decide.'),
      posts: several(2, ref('posts')).describe('Two posts, chosen by subject.'),
      link: link.describe('The way to all posts.'),
    })
    .describe('What to read beside it.'),
});

export type CaseAndPosts = z.infer<typeof caseAndPostsSchema>;
