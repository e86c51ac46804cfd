import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const toolGridSchema = z.strictObject({
  /** What the tools are for, or how one of them gets in. */
  heading: line(60),
  /** Who decides about the set, and what does not belong to it. */
  lede: line(200),
});

export type ToolGrid = z.infer<typeof toolGridSchema>;
