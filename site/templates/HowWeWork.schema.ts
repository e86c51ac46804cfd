import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { countedPlanSchema } from '../sections/CountedPlan/CountedPlan.schema.ts';
import { coverHeadSchema } from '../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { decisionTableSchema } from '../sections/DecisionTable/DecisionTable.schema.ts';
import { faqSchema } from '../sections/Faq/Faq.schema.ts';
import { keyFactsSchema } from '../sections/KeyFacts/KeyFacts.schema.ts';
import { nextDaySchema } from '../sections/NextDay/NextDay.schema.ts';
import { specRowsSchema } from '../sections/SpecRows/SpecRows.schema.ts';

/** `content/pages/company/how-we-work.yaml`: how a project runs; the phases themselves are in `content/records/phases/`. */
export const howWeWorkSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb. */
  crumb: line(30),
  head: coverHeadSchema,
  keyFacts: keyFactsSchema,
  /** What the client gets and gives, day by day. */
  week: countedPlanSchema,
  team: decisionTableSchema,
  /** How a wish becomes work after the estimate is signed. */
  changes: nextDaySchema,
  handOver: specRowsSchema,
  faq: faqSchema,
  ctaBanner: ctaBannerSchema,
});
