import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const frameworkTilesSchema = z.strictObject({
  heading: line(60).describe(
    'How many frameworks there are, or how they differ; the frameworks are in `content/records/frameworks/`.',
  ),
  lede: line(200).describe('How to read the tiles.'),
});

export type FrameworkTiles = z.infer<typeof frameworkTilesSchema>;
