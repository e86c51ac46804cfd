import { z } from 'astro/zod';
import { line, pagePath } from './fields.ts';
import { technologySchema } from './technology.schema.ts';

/** `content/frameworks/<name>.yaml`: a framework that you build with, with a page of its own. */
export const frameworkSchema = technologySchema.extend({
  /** When it is the right one, in one or two short sentences. */
  text: line(110),
  /** The page about it; the tile is linked once that page is built. */
  page: pagePath,
  /** Who works with it: the name of a file in `content/roles/`. */
  role: line(40),
  /** Place among the tiles, counted from 1. */
  order: z.number().int().min(1),
});

export type Framework = z.infer<typeof frameworkSchema>;
