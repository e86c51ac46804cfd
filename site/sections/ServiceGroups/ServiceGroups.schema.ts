import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const serviceGroupsSchema = z.strictObject({
  /** How many services there are and how they are sorted. Write " & " for the ampersand. */
  heading: line(60),
  /** How to find the right one. */
  lede: line(200),
});

export type ServiceGroups = z.infer<typeof serviceGroupsSchema>;
