import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { day, line } from '../lib/fields.ts';

/** `content/records/certificates/<slug>.yaml`: a certificate, complete or not at all. */
export const certificateSchema = z.strictObject({
  /** The standard with its year, such as "ISO/IEC 27001:2022". */
  standard: line(40),
  /** The number on the certificate. */
  number: line(40),
  /** What was certified, as the certificate says. */
  scope: line(120),
  /** Who issued it. */
  issuer: line(60),
  /** First and last day on which it holds, such as 2025-07-01. */
  validFrom: day,
  validUntil: day,
  /** True while the certificate is invented; set it to false only for one that you hold. */
  demo: z.boolean(),
});

export type Certificate = z.infer<typeof certificateSchema>;

/** All certificates. */
export const certificates = async (): Promise<Certificate[]> =>
  (await getCollection('certificates')).map(({ data }) => data);
