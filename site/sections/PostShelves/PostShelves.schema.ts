import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const postShelvesSchema = z.strictObject({
  /** How the posts are ordered. Write " & " for the ampersand. */
  heading: line(60),
  /** What is not written about, or how often something new comes. */
  lede: line(240),
  topics: z
    .array(
      z.strictObject({
        name: line(40),
        /** Whom the topic is for, in one sentence. */
        text: line(160),
        /** The subjects that belong here, as the posts name them under `category`. */
        categories: z.array(line(24)).min(1),
      }),
    )
    .min(1)
    .max(8),
});

export type PostShelves = z.infer<typeof postShelvesSchema>;
