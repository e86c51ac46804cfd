import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const servicesSchema = z.strictObject({
  heading: line(40).describe(
    'The heading beside the list; two or three words stand best. Write " & " for the ampersand.',
  ),
  lede: line(160).describe('Under the heading: who does the work, and what you turn down.'),
});

export type Services = z.infer<typeof servicesSchema>;
