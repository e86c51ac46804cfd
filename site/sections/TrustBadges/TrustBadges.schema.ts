import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const trustBadgesSchema = z.strictObject({
  heading: line(60).describe(
    'The heading over the badges; the badges themselves are in `content/records/promises/`.',
  ),
});

export type TrustBadges = z.infer<typeof trustBadgesSchema>;
