import { pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { faqSchema } from '../../sections/Faq/Faq.schema.ts';
import { keyFactsSchema } from '../../sections/KeyFacts/KeyFacts.schema.ts';
import { barStepsSchema, sheetStepsSchema, strokeStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { firstWeekSchema } from '../../sections/FirstWeek/FirstWeek.schema.ts';
import { promiseTableSchema } from './sections/PromiseTable/PromiseTable.schema.ts';

/** `content/pages/company/how-we-work.yaml`: how a project runs; the phases themselves are in `content/records/phases/`. */
export const howWeWorkSchema = pageSchema({
  head: coverHeadSchema,
  keyFacts: keyFactsSchema,
  firstWeek: firstWeekSchema.describe('The trial, hour by hour.'),
  week: barStepsSchema.describe('What the client gets and gives, day by day.'),
  team: decisionTableSchema,
  changes: sheetStepsSchema.describe('How a wish becomes work after the estimate is signed.'),
  handOver: strokeStepsSchema.describe('When the buyer holds everything.'),
  promises: promiseTableSchema,
  faq: faqSchema,
  ctaBanner: ctaBannerSchema,
});
