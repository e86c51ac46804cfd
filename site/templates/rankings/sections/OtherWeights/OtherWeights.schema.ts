import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const otherWeightsSchema = z.strictObject({
  heading: line(60).describe('How the order changes with the reader. Write " & " for the ampersand.'),
  lede: line(280).describe('What was doubled and for whom; links as `[words](/page/)`.'),
  doubles: line(30).describe(
    'Stands before the names of the criteria with twice the weight, such as "Twice the weight:".',
  ),
  moved: line(30).describe('Beside a company whose rank has changed; `{rank}` becomes the rank in the list.'),
  readers: several([2, 3], {
    title: line(50).describe('Who it is, in three to six words.'),
    text: line(320).describe('Why these criteria matter more there, and what is left to check.'),
    doubled: several([1, 3], line(30)).describe('The criteria with twice the weight.'),
  }).describe('Readers who weigh otherwise; who leads for them is calculated.'),
});

export type OtherWeights = z.infer<typeof otherWeightsSchema>;
