import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

/** One form of the feed. */
const feed = z.strictObject({
  label: line(40).describe('What the link says, such as "Atom feed".'),
  text: line(160).describe('Which programs read it.'),
});

export const feedLinksSchema = z.strictObject({
  heading: line(60).describe('How the reader hears of new posts. Write " & " for the ampersand.'),
  lede: line(240).describe('What comes with the feed and what never does.'),
  atom: feed,
  json: feed,
});

export type FeedLinks = z.infer<typeof feedLinksSchema>;
