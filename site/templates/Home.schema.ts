import { z } from 'astro/zod';
import { seo } from '../lib/fields.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { clientLogosSchema } from '../sections/ClientLogos/ClientLogos.schema.ts';
import { figuresSchema } from '../sections/Figures/Figures.schema.ts';
import { firstWeekSchema } from '../sections/FirstWeek/FirstWeek.schema.ts';
import { hireSchema } from '../sections/Hire/Hire.schema.ts';
import { workSchema } from '../sections/Work/Work.schema.ts';
import { heroSchema } from '../sections/Hero/Hero.schema.ts';
import { industriesSchema } from '../sections/Industries/Industries.schema.ts';
import { platformsSchema } from '../sections/Platforms/Platforms.schema.ts';
import { servicesSchema } from '../sections/Services/Services.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

/** `content/pages/home.yaml`: the words of the home page, section by section. */
export const homeSchema = z.strictObject({
  seo,
  hero: heroSchema,
  clientLogos: clientLogosSchema,
  figures: figuresSchema,
  services: servicesSchema,
  platforms: platformsSchema,
  industries: industriesSchema,
  firstWeek: firstWeekSchema,
  hire: hireSchema,
  work: workSchema,
  reviews: reviewsSchema,
  whyLedger: whyLedgerSchema,
  aiEvidence: aiEvidenceSchema,
  insights: insightsSchema,
  ctaBanner: ctaBannerSchema,
});
