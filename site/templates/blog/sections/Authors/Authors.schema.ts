import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const authorsSchema = z.strictObject({
  heading: line(60).describe(
    'Who writes; everybody who wrote one of the posts is shown, the newest post first. Write " & " for the ampersand.',
  ),
  lede: line(220).describe('What else these people do.'),
});

export type Authors = z.infer<typeof authorsSchema>;
