import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const techStackSchema = z.strictObject({
  /** The heading over the tools; the tools themselves are in `content/records/technologies/`. */
  heading: line(60),
});

export type TechStack = z.infer<typeof techStackSchema>;
