import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const lostPageSchema = z.strictObject({
  headline: line(60).describe(
    'That there is no such page: ten words at most. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('Why that may be, and where to go on: 30 words at most.'),
});

export type LostPage = z.infer<typeof lostPageSchema>;
