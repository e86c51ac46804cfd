import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const platformsSchema = z.strictObject({
  /** The heading beside the platforms. Write " & " for the ampersand. */
  heading: line(50),
});

export type Platforms = z.infer<typeof platformsSchema>;
