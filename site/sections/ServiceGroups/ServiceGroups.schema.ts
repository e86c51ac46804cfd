import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const serviceGroupsSchema = z.strictObject({
  heading: line(60).describe(
    'How many services there are and how they are sorted. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('How to find the right one.'),
});

export type ServiceGroups = z.infer<typeof serviceGroupsSchema>;
