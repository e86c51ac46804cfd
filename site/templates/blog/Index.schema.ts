import { z } from 'astro/zod';
import { line, pageSchema } from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { featuredPostSchema } from './sections/FeaturedPost/FeaturedPost.schema.ts';
import { feedLinksSchema } from './sections/FeedLinks/FeedLinks.schema.ts';
import { indexHeadSchema } from '../../sections/IndexHead/IndexHead.schema.ts';
import { postShelvesSchema } from './sections/PostShelves/PostShelves.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';

/** `content/pages/hubs/blog.yaml`: the list of posts, and what the feed says of itself. */
export const blogIndexSchema = pageSchema({
  head: indexHeadSchema,
  featured: featuredPostSchema,
  shelves: postShelvesSchema,
  authors: teamSchema
    .omit({ chosen: true })
    .describe('Everybody who wrote one of the posts is shown, the newest post first.'),
  feeds: feedLinksSchema,
  ctaBanner: ctaBannerSchema,
  feed: z
    .strictObject({ title: line(60), description: line(200) })
    .describe("Name and description of the feed in a reader's list."),
});
