import { z } from 'astro/zod';
import { line, ref, seo } from '../lib/fields.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { comparisonSchema } from '../sections/Comparison/Comparison.schema.ts';
import { costFactorsSchema } from '../sections/CostFactors/CostFactors.schema.ts';
import { countedPlanSchema } from '../sections/CountedPlan/CountedPlan.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { databasesSchema } from '../sections/Databases/Databases.schema.ts';
import { engagementModelsSchema } from '../sections/EngagementModels/EngagementModels.schema.ts';
import { failureSignsSchema } from '../sections/FailureSigns/FailureSigns.schema.ts';
import { faqSchema } from '../sections/Faq/Faq.schema.ts';
import { hireHeroSchema } from '../sections/HireHero/HireHero.schema.ts';
import { hiringTimeSchema } from '../sections/HiringTime/HiringTime.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { interviewQuestionsSchema } from '../sections/InterviewQuestions/InterviewQuestions.schema.ts';
import { rateChartSchema } from '../sections/RateChart/RateChart.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { roleToolSchema } from '../sections/RoleTool/RoleTool.schema.ts';
import { roleWorkSchema } from '../sections/RoleWork/RoleWork.schema.ts';
import { seniorityMatrixSchema } from '../sections/SeniorityMatrix/SeniorityMatrix.schema.ts';
import { stepBandSchema } from '../sections/StepBand/StepBand.schema.ts';
import { toolGridSchema } from '../sections/ToolGrid/ToolGrid.schema.ts';
import { vettingStepsSchema } from '../sections/VettingSteps/VettingSteps.schema.ts';
import { workSchema } from '../sections/Work/Work.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

const pageSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "iOS developers".'),
  role: ref('roles').describe('The role.'),
  rates: ref('rates')
    .optional()
    .describe('The rates of the role. Without rates the page leaves out the chart.'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe('Role, technologies and their variants; the check for repeated text reads past them.'),
  hero: hireHeroSchema,
  onboarding: stepBandSchema,
  cost: rateChartSchema.optional(),
  costFactors: costFactorsSchema
    .optional()
    .describe('What one hire costs in all, for a role whose rates hold factors.'),
  work: roleWorkSchema,
  seniority: seniorityMatrixSchema,
  reviews: reviewsSchema,
  hiringTime: hiringTimeSchema,
  comparison: comparisonSchema,
  vetting: vettingStepsSchema,
  interview: interviewQuestionsSchema,
  failureSigns: failureSignsSchema,
  firstMonth: countedPlanSchema,
  tool: roleToolSchema,
  tools: toolGridSchema
    .extend({ set: ref('tool-sets').describe('Which tools.') })
    .optional()
    .describe('A whole set of tools that people in this role work with.'),
  databases: databasesSchema
    .optional()
    .describe('Which database is right for what, for a role that has one.'),
  ctaStrip: ctaStripSchema,
  engagementModels: engagementModelsSchema,
  benefits: whyLedgerSchema,
  aiUse: aiEvidenceSchema,
  relatedWork: workSchema,
  insights: insightsSchema,
  faq: faqSchema,
  ctaBanner: ctaBannerSchema,
});

/** `content/pages/hire/<page>.yaml`: one role for hire; the file's name is the page's path. */
export const hirePageSchema = pageSchema.refine(({ costFactors, rates }) => !costFactors || rates, {
  path: ['costFactors'],
  error: 'Name the rates that hold these factors, or leave this out.',
});
