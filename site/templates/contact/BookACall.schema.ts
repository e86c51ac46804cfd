import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { callTimesSchema } from './sections/CallTimes/CallTimes.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { keyFactsSchema } from '../../sections/KeyFacts/KeyFacts.schema.ts';
import { nextDaySchema } from '../../sections/NextDay/NextDay.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';
import { whyLedgerSchema } from '../../sections/WhyLedger/WhyLedger.schema.ts';

/** `content/pages/company/book-a-call.yaml`: the words of the page about the call, section by section. */
export const bookACallSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  head: coverHeadSchema,
  keyFacts: keyFactsSchema,
  covers: whyLedgerSchema,
  people: teamSchema,
  agenda: nextDaySchema.describe('The half hour, by its minutes.'),
  times: callTimesSchema,
  fallback: reportContactSchema,
});
