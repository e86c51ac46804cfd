import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const allPagesSchema = z.strictObject({
  heading: line(60),
});

export type AllPages = z.infer<typeof allPagesSchema>;
