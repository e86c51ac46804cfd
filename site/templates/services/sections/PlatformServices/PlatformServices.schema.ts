import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const platformServicesSchema = z.strictObject({
  heading: line(60).describe(
    'What the platforms have in common; the platforms are in `content/records/platforms/`.',
  ),
});

export type PlatformServices = z.infer<typeof platformServicesSchema>;
