import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const certificatesSchema = z.strictObject({
  /** What the certificates cover; they are in `content/records/certificates/`. */
  heading: line(60),
  /** What a certificate does not show. */
  lede: line(240),
  /** What stands before number, scope, issuer and the days on which a certificate holds. */
  labels: z.strictObject({ number: line(20), scope: line(20), issuer: line(20), valid: line(20) }),
});

export type Certificates = z.infer<typeof certificatesSchema>;
