import { z } from 'astro/zod';
import { banner } from '../../records/banners.ts';

export const ctaStripSchema = z
  .strictObject({ banner })
  .transform(({ banner: { headline, action } }) => ({ headline: headline.join(' '), action }));

export type CtaStrip = z.infer<typeof ctaStripSchema>;
