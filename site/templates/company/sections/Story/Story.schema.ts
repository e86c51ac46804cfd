import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const storySchema = z.strictObject({
  heading: line(60).describe('What the years tell. Write " & " for the ampersand.'),
  lede: line(220).describe('What was planned and what came instead.'),
  events: z
    .array(
      z.strictObject({
        when: line(20).describe('When, such as "4 March 2019".'),
        title: line(40).describe('What, in a few words.'),
        text: line(220).describe('Who did it and what it changed, in one to three sentences.'),
        side: z
          .enum(['first', 'second', 'both'])
          .describe('Where: at the first office of the site settings, at the second, or at both.'),
      }),
    )
    .min(3)
    .max(8)
    .describe('What happened, oldest first.'),
});

export type Story = z.infer<typeof storySchema>;
