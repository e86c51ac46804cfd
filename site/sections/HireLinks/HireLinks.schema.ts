import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const hireLinksSchema = z.strictObject({
  /** When one should hire a person instead of ordering a product. Write " & " for the ampersand. */
  heading: line(60),
  /** What is sold on the linked pages, and who should stay on this one. */
  lede: line(240),
});

export type HireLinks = z.infer<typeof hireLinksSchema>;
