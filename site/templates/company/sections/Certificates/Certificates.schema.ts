import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const certificatesSchema = z.strictObject({
  heading: line(60).describe('What the certificates cover; they are in `content/records/certificates/`.'),
  lede: line(240).describe('What a certificate does not show.'),
  labels: z
    .strictObject({ number: line(20), scope: line(20), issuer: line(20), valid: line(20) })
    .describe('What stands before number, scope, issuer and the days on which a certificate holds.'),
});

export type Certificates = z.infer<typeof certificatesSchema>;
