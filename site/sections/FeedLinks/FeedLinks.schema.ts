import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** One form of the feed. */
const feed = z.strictObject({
  /** What the link says, such as "RSS feed". */
  label: line(40),
  /** Which programs read it. */
  text: line(160),
});

export const feedLinksSchema = z.strictObject({
  /** How the reader hears of new posts. Write " & " for the ampersand. */
  heading: line(60),
  /** What comes with the feed and what never does. */
  lede: line(240),
  rss: feed,
  json: feed,
});

export type FeedLinks = z.infer<typeof feedLinksSchema>;
