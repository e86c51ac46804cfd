import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const checklistSchema = z.strictObject({
  heading: line(60).describe('What is decided by ticking. Write " & " for the ampersand.'),
  lede: line(240).describe('How to use the list: who ticks, and when.'),
  items: several([4, 10], {
    title: line(60).describe('What must be true, or be asked, in a few words.'),
    text: line(240).describe('Why it matters, or what a good answer holds; links as `[words](/page/)`.'),
  }),
  verdict: line(260).describe('What the number of ticks means.'),
});

export type Checklist = z.infer<typeof checklistSchema>;
