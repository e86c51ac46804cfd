import { z } from 'astro/zod';
import { line } from './fields.ts';
import { technologySchema } from './technology.schema.ts';

/** `content/tool-sets/<name>.yaml`: the tools of one trade, as tiles. */
export const toolSetSchema = z.strictObject({
  /** What the set is called, such as "Front end and tooling". */
  name: line(40),
  /** The tools; those that work together stand together. */
  items: z.array(technologySchema).min(4).max(32),
});

export type ToolSet = z.infer<typeof toolSetSchema>;
