import { z } from 'astro/zod';
import { day, line } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/certificates/<slug>.yaml`: a certificate, complete or not at all. */
export const certificateSchema = z.strictObject({
  standard: line(40).describe('The standard with its year, such as "ISO/IEC 27001:2022".'),
  number: line(40).describe('The number on the certificate.'),
  scope: line(120).describe('What was certified, as the certificate says.'),
  issuer: line(60).describe('Who issued it.'),
  validFrom: day.describe('First and last day on which it holds, such as 2025-07-01.'),
  validUntil: day,
  demo: z
    .boolean()
    .describe('True while the certificate is invented; set it to false only for one that you hold.'),
});

export type Certificate = z.infer<typeof certificateSchema>;

/** All certificates. */
export const certificates = async (): Promise<Certificate[]> =>
  (await entriesOf('certificates')).map(({ data }) => data);
