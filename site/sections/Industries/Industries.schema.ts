import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const industriesSchema = z.strictObject({
  heading: line(50).describe('The heading beside the industries. Write " & " for the ampersand.'),
});

export type Industries = z.infer<typeof industriesSchema>;
