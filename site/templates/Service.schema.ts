import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { appCategoriesSchema } from '../sections/AppCategories/AppCategories.schema.ts';
import { caseStripSchema } from '../sections/CaseStrip/CaseStrip.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { decisionTableSchema } from '../sections/DecisionTable/DecisionTable.schema.ts';
import { firstWeekSchema } from '../sections/FirstWeek/FirstWeek.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { keyFactsSchema } from '../sections/KeyFacts/KeyFacts.schema.ts';
import { problemSchema } from '../sections/Problem/Problem.schema.ts';
import { rateChartSchema } from '../sections/RateChart/RateChart.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { serviceHeroSchema } from '../sections/ServiceHero/ServiceHero.schema.ts';
import { servicesSchema } from '../sections/Services/Services.schema.ts';
import { serviceSchema } from '../records/services.ts';
import { specRowsSchema } from '../sections/SpecRows/SpecRows.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';
import { workedExampleSchema } from '../sections/WorkedExample/WorkedExample.schema.ts';

/** What a service costs: rates of a role as a chart, and one job reckoned with them. */
const costSchema = rateChartSchema.extend({
  /** Whose rates: the name of a file in `content/records/rates/`. */
  rates: line(40),
});

/** `content/pages/services/<page>.yaml`: one service; the file's name is the page's path under /services/. */
export const servicePageSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb, such as "Mobile apps". */
  crumb: line(30),
  /** The service, its technologies and their variants; the check for repeated text reads past them. */
  keywords: z.array(line(40)).min(1),
  hero: serviceHeroSchema,
  keyFacts: keyFactsSchema,
  problem: problemSchema,
  deliverables: specRowsSchema,
  cases: caseStripSchema,
  decision: decisionTableSchema,
  /** Leave it out where the rates hold nothing for this service. */
  cost: costSchema.optional(),
  /** One job reckoned through; it needs rates as well. */
  example: workedExampleSchema.optional(),
  /** The narrower services beside this one. */
  services: servicesSchema.extend({
    rows: z
      .array(serviceSchema.omit({ order: true, until: true }))
      .min(2)
      .max(8),
  }),
  benefits: whyLedgerSchema,
  /** Leave it out where kinds of product say nothing about the service. */
  categories: appCategoriesSchema.optional(),
  ctaStrip: ctaStripSchema,
  aiUse: aiEvidenceSchema,
  /** The rows of tools that matter here: names of files in `content/records/technologies/`. */
  technologies: z.array(line(40)).min(1),
  whyUs: firstWeekSchema,
  reviews: reviewsSchema,
  insights: insightsSchema,
  ctaBanner: ctaBannerSchema,
});
