import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const reviewSetSchema = z.strictObject({
  heading: line(60).describe('What these reviews have in common. Write " & " for the ampersand.'),
  lede: line(200).describe('What a reader may take from them, in one or two sentences.'),
  figure: ref('figures').optional().describe('A figure of the company, shown under the words with its base.'),
});

export type ReviewSet = z.infer<typeof reviewSetSchema>;
