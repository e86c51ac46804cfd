import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const frameworkTilesSchema = z.strictObject({
  /** How many frameworks there are, or how they differ; the frameworks are in `content/records/frameworks/`. */
  heading: line(60),
  /** How to read the tiles. */
  lede: line(200),
});

export type FrameworkTiles = z.infer<typeof frameworkTilesSchema>;
