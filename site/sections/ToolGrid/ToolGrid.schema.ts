import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const toolGridSchema = z.strictObject({
  heading: line(60).describe('What the tools are for, or how one of them gets in.'),
  lede: line(200).describe('Who decides about the set, and what does not belong to it.'),
});

export type ToolGrid = z.infer<typeof toolGridSchema>;
