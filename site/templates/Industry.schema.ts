import { z } from 'astro/zod';
import { screenSchema } from '../art/devices/screen.schema.ts';
import { line, link, pagePath, ref, seo } from '../lib/fields.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { appScreensSchema } from '../sections/AppScreens/AppScreens.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { industryHeroSchema } from '../sections/IndustryHero/IndustryHero.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { lifecycleSchema } from '../sections/Lifecycle/Lifecycle.schema.ts';
import { problemSchema } from '../sections/Problem/Problem.schema.ts';
import { processSchema } from '../sections/Process/Process.schema.ts';
import { phaseSchema } from '../records/phases.ts';
import { relatedCasesSchema } from '../sections/Work/Work.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { rolePanelsSchema } from '../sections/RolePanels/RolePanels.schema.ts';
import { servicesSchema } from '../sections/Services/Services.schema.ts';
import { serviceSchema } from '../records/services.ts';
import { complianceSchema, standardsSchema } from '../sections/Standards/Standards.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

/** What each role may do, as a table: one column a role. */
const roleFeaturesSchema = z
  .strictObject({
    heading: line(60).describe('Who may do what. Write " & " for the ampersand.'),
    lede: line(240)
      .optional()
      .describe('Under the heading: what the table leaves out, or which cell caused the longest talk.'),
    roles: z.array(ref('product-roles')).min(2).max(3).describe('The roles, in the order of the columns.'),
    lead: z
      .number()
      .int()
      .min(1)
      .max(3)
      .describe('The role that the page is written for, counted from 1; its column stands out.'),
    rows: z
      .array(z.strictObject({ label: line(40), cells: z.array(line(60)).min(2).max(3) }))
      .min(3)
      .max(8)
      .describe('One line each: a feature, and a few words on what every role does with it.'),
  })
  .refine(({ roles, rows }) => rows.every(({ cells }) => cells.length === roles.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are roles.',
  });

/** `content/pages/industries/<path>.yaml`: one industry; the file's path is the page's path. */
export const industryPageSchema = z
  .strictObject({
    seo,
    crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Home care".'),
    parents: z
      .array(link.extend({ until: pagePath.optional() }))
      .max(1)
      .default([])
      .describe(
        'The pages between the industries and this one; `until` leads on while such a page is not built.',
      ),
    keywords: z
      .array(line(40))
      .min(1)
      .describe('The industry, its roles and products; the check for repeated text reads past them.'),
    screens: z
      .array(screenSchema)
      .min(1)
      .max(4)
      .describe('Screens of the product that is described here; the first one stands in the hero.'),
    hero: industryHeroSchema,
    problem: problemSchema,
    roles: rolePanelsSchema,
    lifecycle: lifecycleSchema,
    services: servicesSchema
      .extend({
        rows: z
          .array(serviceSchema.omit({ order: true, until: true }))
          .min(2)
          .max(8),
      })
      .describe('What can be ordered.'),
    features: roleFeaturesSchema,
    appScreens: appScreensSchema
      .optional()
      .describe('Shows all screens with their words; leave it out where one in the hero is enough.'),
    tools: z.array(ref('technologies')).min(1).describe('Which groups of tools are shown.'),
    benefits: whyLedgerSchema,
    ctaStrip: ctaStripSchema,
    standards: standardsSchema,
    compliance: complianceSchema,
    process: processSchema
      .extend({
        phases: z
          .array(phaseSchema.omit({ icon: true, alt: true, steps: true }))
          .min(4)
          .max(6),
      })
      .describe('The steps of such a project, which differ from the general phases.'),
    aiUse: aiEvidenceSchema,
    cases: relatedCasesSchema,
    reviews: reviewsSchema,
    insights: insightsSchema,
    ctaBanner: ctaBannerSchema,
  })
  .refine(({ screens, appScreens }) => !appScreens || appScreens.captions.length === screens.length, {
    path: ['appScreens', 'captions'],
    error: 'Write one caption for each screen.',
  });
