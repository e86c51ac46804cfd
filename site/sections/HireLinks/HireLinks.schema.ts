import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const hireLinksSchema = z.strictObject({
  heading: line(60).describe(
    'When one should hire a person instead of ordering a product. Write " & " for the ampersand.',
  ),
  lede: line(240).describe('What is sold on the linked pages, and who should stay on this one.'),
});

export type HireLinks = z.infer<typeof hireLinksSchema>;
