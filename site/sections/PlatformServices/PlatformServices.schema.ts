import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const platformServicesSchema = z.strictObject({
  /** What the platforms have in common; the platforms are in `content/records/platforms/`. */
  heading: line(60),
});

export type PlatformServices = z.infer<typeof platformServicesSchema>;
