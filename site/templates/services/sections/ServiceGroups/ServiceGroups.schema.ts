import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const serviceGroupsSchema = z.strictObject({
  heading: line(60).describe(
    'How many services there are and how they are sorted. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('How to find the right one.'),
  others: line(40).describe(
    'What stands over the services of a group that have no page, after those that have one.',
  ),
});

export type ServiceGroups = z.infer<typeof serviceGroupsSchema>;
