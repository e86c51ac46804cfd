import { z } from 'astro/zod';
import { banner } from '../../records/banners.ts';

export const ctaBannerSchema = z
  .strictObject({
    banner,
    ground: z
      .enum(['vermilion', 'amber', 'indigo', 'teal'])
      .describe("The band's colour; a page that asks twice changes it."),
  })
  .transform(({ banner: words, ground }) => ({ ...words, ground }));

export type CtaBanner = z.infer<typeof ctaBannerSchema>;
