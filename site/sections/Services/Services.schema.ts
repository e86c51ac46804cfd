import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const servicesSchema = z.strictObject({
  /** The heading beside the list; two or three words stand best. Write " & " for the ampersand. */
  heading: line(40),
  /** Under the heading: who does the work, and what you turn down. */
  lede: line(160),
});

export type Services = z.infer<typeof servicesSchema>;
