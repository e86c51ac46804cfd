import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const appScreensSchema = z.strictObject({
  /** What the screens show. Write " & " for the ampersand. */
  heading: line(60),
  /** What to look at, in one or two sentences. */
  lede: line(200),
  /** Under each of the page's screens, in their order. */
  captions: z
    .array(
      z.strictObject({
        /** Name of the screen. */
        title: line(30),
        /** Who sees it when, in a sentence or two. */
        text: line(140),
      }),
    )
    .min(2)
    .max(4),
});

export type AppScreens = z.infer<typeof appScreensSchema>;
