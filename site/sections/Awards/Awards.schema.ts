import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const awardsSchema = z.strictObject({
  heading: line(60).describe(
    'What the badges tell; the badges themselves are in `content/records/awards/`. Write " & " for the ampersand.',
  ),
});

export type Awards = z.infer<typeof awardsSchema>;
