import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const processSchema = z.strictObject({
  /** What the phases have in common; the phases themselves are in `content/records/phases/`. Write " & " for the ampersand. */
  heading: line(60),
  /** How to read the bars, and what every phase ends with. */
  lede: line(200),
});

export type Process = z.infer<typeof processSchema>;
