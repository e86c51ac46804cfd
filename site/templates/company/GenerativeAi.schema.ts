import { keywords, pageSchema, ref, several } from '../../collections/fields.ts';
import { aiEvidenceSchemas } from '../../sections/AiEvidence/AiEvidence.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { rateChartSchema } from './sections/RateChart/RateChart.schema.ts';
import { relatedCasesSchema } from '../../sections/Work/Work.schema.ts';
import { servicesSchema } from '../../sections/Services/Services.schema.ts';
import { serviceSchema } from '../../records/services.ts';
import { standardsSchema } from './sections/Standards/Standards.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';
import { workedExampleSchema } from './sections/WorkedExample/WorkedExample.schema.ts';

/** `content/pages/hubs/generative-ai.yaml`: what you do with language models, and what you leave to people. */
export const generativeAiSchema = pageSchema({
  keywords: keywords('The subject and its variants'),
  hero: coverHeadSchema,
  today: pickOrNotSchema.describe('What works today, and what does not.'),
  departments: decisionTableSchema,
  services: servicesSchema.extend({
    rows: several([2, 8], serviceSchema.omit({ order: true, until: true })),
  }),
  cases: relatedCasesSchema,
  ctaStrip: ctaStripSchema,
  data: standardsSchema.describe('Models, where data go, and what is kept.'),
  evaluation: aiEvidenceSchemas.sheet,
  cost: rateChartSchema
    .extend({ rates: ref('rates').describe('Whose rates.') })
    .describe('What somebody costs who does this.'),
  example: workedExampleSchema,
  ownUse: ledgerSchema,
  ctaBanner: ctaBannerSchema,
});
