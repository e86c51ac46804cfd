import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** One chapter of a post, as its Markdown file holds it under a `##` heading. */
export const postChapterSchema = z.strictObject({
  /** What the chapter says. Write " & " for the ampersand. */
  heading: line(80),
});

export type PostChapter = z.infer<typeof postChapterSchema>;
