import type { SchemasFor } from '../../collections/Kind.ts';
import { postChapterSchema } from '../../records/chapters.ts';
import { blogIndexSchema } from './Index.schema.ts';
import { postSchema } from './Post.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  blog: blogIndexSchema,
  posts: postSchema,
  'post-chapters': postChapterSchema,
} satisfies SchemasFor<typeof kind>;
