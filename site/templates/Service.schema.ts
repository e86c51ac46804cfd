import { z } from 'astro/zod';
import { line, ref, seo } from '../lib/fields.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { appCategoriesSchema } from '../sections/AppCategories/AppCategories.schema.ts';
import { caseStripSchema } from '../sections/CaseStrip/CaseStrip.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { databasesSchema } from '../sections/Databases/Databases.schema.ts';
import { decisionTableSchema } from '../sections/DecisionTable/DecisionTable.schema.ts';
import { firstWeekSchema } from '../sections/FirstWeek/FirstWeek.schema.ts';
import { frameworkTilesSchema } from '../sections/FrameworkTiles/FrameworkTiles.schema.ts';
import { hireLinksSchema } from '../sections/HireLinks/HireLinks.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { keyFactsSchema } from '../sections/KeyFacts/KeyFacts.schema.ts';
import { problemSchema } from '../sections/Problem/Problem.schema.ts';
import { rateChartSchema } from '../sections/RateChart/RateChart.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { serviceHeroSchema } from '../sections/ServiceHero/ServiceHero.schema.ts';
import { servicesSchema } from '../sections/Services/Services.schema.ts';
import { serviceSchema } from '../records/services.ts';
import { specRowsSchema } from '../sections/SpecRows/SpecRows.schema.ts';
import { toolGridSchema } from '../sections/ToolGrid/ToolGrid.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';
import { workedExampleSchema } from '../sections/WorkedExample/WorkedExample.schema.ts';

/** What a service costs: rates of a role as a chart, and one job reckoned with them. */
const costSchema = rateChartSchema.extend({
  rates: ref('rates').describe('Whose rates.'),
});

/** `content/pages/services/<page>.yaml`: one service; the file's name is the page's path under /services/. */
export const servicePageSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Mobile apps".'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe(
      'The service, its technologies and their variants; the check for repeated text reads past them.',
    ),
  hero: serviceHeroSchema,
  keyFacts: keyFactsSchema,
  problem: problemSchema,
  deliverables: specRowsSchema,
  cases: caseStripSchema,
  decision: decisionTableSchema,
  cost: costSchema.optional().describe('Leave it out where the rates hold nothing for this service.'),
  example: workedExampleSchema.optional().describe('One job reckoned through; it needs rates as well.'),
  services: servicesSchema
    .extend({
      rows: z
        .array(serviceSchema.omit({ order: true, until: true }))
        .min(2)
        .max(8),
    })
    .describe('The narrower services beside this one.'),
  benefits: whyLedgerSchema,
  categories: appCategoriesSchema
    .optional()
    .describe('Leave it out where kinds of product say nothing about the service.'),
  ctaStrip: ctaStripSchema,
  aiUse: aiEvidenceSchema,
  technologies: z.array(ref('technologies')).min(1).describe('The rows of tools that matter here.'),
  frameworks: frameworkTilesSchema
    .extend({ favoured: ref('frameworks').describe('The one that you would take for most of this work.') })
    .optional()
    .describe('The frameworks as tiles, for a service that is built with them.'),
  hireLinks: hireLinksSchema.optional().describe('Who can be hired instead, by framework.'),
  tools: toolGridSchema
    .extend({ set: ref('tool-sets').describe('Which tools.') })
    .optional()
    .describe('A whole set of tools, where the rows above are too short for it.'),
  databases: databasesSchema
    .optional()
    .describe('Which database is right for what, where the service has one.'),
  whyUs: firstWeekSchema,
  reviews: reviewsSchema,
  insights: insightsSchema,
  ctaBanner: ctaBannerSchema,
});
