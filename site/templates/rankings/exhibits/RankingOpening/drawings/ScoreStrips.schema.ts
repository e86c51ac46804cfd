import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

export const scoreStripsSchema = z.strictObject({
  heading: line(60).describe('What the strips show. Write " & " for the ampersand.'),
  lede: line(320).describe(
    'How to read them: a stroke is a company at its mark. Say no rank or total here, since both are calculated.',
  ),
  spread: line(60).describe(
    "Under a criterion's name: `{weight}` becomes its points, `{low}` and `{high}` the lowest and the highest mark.",
  ),
  note: line(320).describe('Under the strips: what their width tells a buyer; links as `[words](/page/)`.'),
});

export type ScoreStrips = z.infer<typeof scoreStripsSchema>;
