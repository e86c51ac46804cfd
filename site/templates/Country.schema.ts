import { z } from 'astro/zod';
import { COMPOSITIONS } from '../art/Motif.ts';
import { line, pagePath, seo } from '../lib/fields.ts';
import { countryRulesSchema } from '../sections/CountryRules/CountryRules.schema.ts';
import { coverHeadSchema } from '../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { frameworkTilesSchema } from '../sections/FrameworkTiles/FrameworkTiles.schema.ts';
import { invoicingSchema } from '../sections/Invoicing/Invoicing.schema.ts';
import { localProofSchema } from '../sections/LocalProof/LocalProof.schema.ts';
import { problemSchema } from '../sections/Problem/Problem.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { servicesSchema } from '../sections/Services/Services.schema.ts';
import { workingHoursSchema } from '../sections/WorkingHours/WorkingHours.schema.ts';

/** The first band of a page about places: its words, its colour and what is drawn on it. */
export const placeHeroSchema = coverHeadSchema.extend({
  ground: z.enum(['teal', 'pick', 'indigo', 'warm', 'amber']),
  composition: z.enum(COMPOSITIONS),
});

/** `content/pages/countries/<path>.yaml`: work for one country; the file's path is the page's path. */
export const countryPageSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb, such as "Ireland". */
  crumb: line(30),
  /** The country and its cities; the check for repeated text reads past them. */
  keywords: z.array(line(40)).min(1),
  /** Whose working day the page speaks of: the name of a file in `content/records/places/`. */
  place: line(40),
  hero: placeHeroSchema,
  /** Who buys there, and who should buy somewhere else. */
  clients: problemSchema,
  hours: workingHoursSchema,
  rules: countryRulesSchema,
  invoicing: invoicingSchema,
  /** What is asked for there most, in this order. */
  services: servicesSchema.extend({
    rows: z
      .array(z.strictObject({ name: line(30), text: line(110), page: pagePath, until: pagePath.optional() }))
      .min(3)
      .max(7),
  }),
  proof: localProofSchema,
  reviews: reviewsSchema,
  ctaBanner: ctaBannerSchema,
  /** Frameworks that the page offers as well, with the one that stands out and the layers of tools beneath. */
  web: frameworkTilesSchema
    .extend({
      /** The name of a file in `content/records/frameworks/`. */
      favoured: line(40),
      /** Names of files in `content/records/technologies/`. */
      technologies: z.array(line(40)).min(1),
    })
    .optional(),
  ctaStrip: ctaStripSchema,
});
