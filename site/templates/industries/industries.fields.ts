import { z } from 'astro/zod';
import { screenSchema } from '../../art/devices/screen.schema.ts';
import {
  keywords,
  line,
  linkFields,
  pagePath,
  refuseSpunLabel,
  seo,
  several,
  withLabel,
} from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { beforeYouWriteSchema } from '../../sections/BeforeYouWrite/BeforeYouWrite.schema.ts';
import { industryHeroSchema } from './heroes/IndustryHero/IndustryHero.schema.ts';
import { fewCasesSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { offerIndexSchema } from './sections/OfferIndex/OfferIndex.schema.ts';
import { phasedPlanSchema } from './sections/PhasedPlan/PhasedPlan.schema.ts';
import { threeReviews } from '../../records/review.schema.ts';
import { ruleBookSchema } from './sections/RuleBook/RuleBook.schema.ts';

/** What every page about an industry has, whatever the shape of its record. */
export const industryFields = {
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Home care".'),
  parents: several(
    [0, 1],
    z
      .strictObject({ ...linkFields, until: pagePath.optional() })
      .superRefine(refuseSpunLabel)
      .transform(withLabel),
  )
    .default([])
    .describe(
      'The pages between the industries and this one; `until` leads on while such a page is not built.',
    ),
  keywords: keywords('The industry, its roles and products'),
  screens: several([0, 4], screenSchema)
    .default([])
    .describe('Screens of the product that is described here; the first one stands in the hero.'),
  hero: industryHeroSchema,
  offer: offerIndexSchema,
  plan: phasedPlanSchema,
  rules: ruleBookSchema,
  cases: fewCasesSchema,
  reviews: threeReviews,
  closing: beforeYouWriteSchema,
  ctaBanner: ctaBannerSchema,
};

interface Screened {
  screens: readonly unknown[];
  appScreens?: { captions: readonly unknown[] } | undefined;
}

/** Where all screens are shown with their words, there are words for each. */
export const captioned = ({ screens, appScreens }: Screened): boolean =>
  !appScreens || appScreens.captions.length === screens.length;
export const captionsMissing = {
  path: ['appScreens', 'captions'],
  error: 'Write one caption for each screen.',
};
