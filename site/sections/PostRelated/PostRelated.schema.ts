import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const postRelatedSchema = z.strictObject({
  /** What the pages below have to do with the post. Write " & " for the ampersand. */
  heading: line(60),
  /** Pages that go on from the post; each is linked once it is built. */
  pages: z
    .array(
      z.strictObject({
        /** What the link says. */
        label: line(40),
        page: pagePath,
        /** What the reader finds there and not here, in a few words. */
        text: line(120),
      }),
    )
    .min(2)
    .max(4),
  /** The name of a file in `content/pages/case-studies/`. */
  case: line(80),
});

export type PostRelated = z.infer<typeof postRelatedSchema>;
