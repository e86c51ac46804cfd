import { z } from 'astro/zod';
import { seo } from '../../collections/fields.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { lostPageSchema } from './sections/LostPage/LostPage.schema.ts';
import { nearestPagesSchema } from './sections/NearestPages/NearestPages.schema.ts';
import { popularPagesSchema } from './sections/PopularPages/PopularPages.schema.ts';

/** `content/pages/company/not-found.yaml`: the words of the page for addresses that lead nowhere. */
export const notFoundSchema = z.strictObject({
  seo,
  head: lostPageSchema,
  nearest: nearestPagesSchema,
  popularPages: popularPagesSchema,
  ctaStrip: ctaStripSchema.describe(
    'Asks for a report of the broken link; the button opens the contact form.',
  ),
});
