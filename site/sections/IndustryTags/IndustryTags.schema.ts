import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const industryTagsSchema = z.strictObject({
  /** How many industries the case studies name. Write " & " for the ampersand. */
  heading: line(60),
  /** What a number behind a tag counts, and what a tag without one means. */
  lede: line(240),
});

export type IndustryTags = z.infer<typeof industryTagsSchema>;
