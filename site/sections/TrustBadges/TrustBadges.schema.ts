import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const trustBadgesSchema = z.strictObject({
  /** The heading over the badges; the badges themselves are in `content/records/promises/`. */
  heading: line(60),
});

export type TrustBadges = z.infer<typeof trustBadgesSchema>;
