import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { keywords, line, pagePath, ref, seo, several } from '../../collections/fields.ts';
import { countryRulesSchema } from './sections/CountryRules/CountryRules.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { invoicingSchema } from './sections/Invoicing/Invoicing.schema.ts';
import { localProofSchema } from './sections/LocalProof/LocalProof.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { servicesSchema } from '../../sections/Services/Services.schema.ts';

/** The first band of a page about places: its words, its colour and what is drawn on it. */
export const placeHeroSchema = coverHeadSchema.extend({
  ground: z.enum(['teal', 'pick', 'indigo', 'warm', 'amber']),
  composition: z.enum(COMPOSITIONS),
});

/** What every page about a country has, whatever it opens with and however it bills. */
export const countryBasics = {
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Ireland".'),
  keywords: keywords('The country and its cities'),
  place: ref('places').describe('Whose working day the page speaks of.'),
  hero: placeHeroSchema,
  clients: problemSchema.describe('Who buys there, and who should buy somewhere else.'),
  rules: countryRulesSchema,
  services: servicesSchema
    .extend({
      rows: several([3, 7], { name: line(30), text: line(110), page: pagePath, until: pagePath.optional() }),
    })
    .describe('What is asked for there most, in this order.'),
  proof: localProofSchema,
  reviews: reviewsSchema,
  ctaBanner: ctaBannerSchema,
};

/** The same with a specimen of the invoice beside the rates of the country's own region. */
export const countryFields = { ...countryBasics, invoicing: invoicingSchema };
