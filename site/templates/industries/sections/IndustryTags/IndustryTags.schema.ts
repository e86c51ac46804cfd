import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const industryTagsSchema = z.strictObject({
  heading: line(60).describe('How many industries the case studies name. Write " & " for the ampersand.'),
  lede: line(240).describe('What a number behind a tag counts, and what a tag without one means.'),
});

export type IndustryTags = z.infer<typeof industryTagsSchema>;
