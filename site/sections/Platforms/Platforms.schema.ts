import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const platformsSchema = z.strictObject({
  heading: line(50).describe('The heading beside the platforms. Write " & " for the ampersand.'),
});

export type Platforms = z.infer<typeof platformsSchema>;
