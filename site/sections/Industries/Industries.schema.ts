import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const industriesSchema = z.strictObject({
  /** The heading beside the industries. Write " & " for the ampersand. */
  heading: line(50),
});

export type Industries = z.infer<typeof industriesSchema>;
