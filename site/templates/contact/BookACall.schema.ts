import { pageSchema } from '../../collections/fields.ts';
import { callTimesSchema } from './sections/CallTimes/CallTimes.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { keyFactsSchema } from '../../sections/KeyFacts/KeyFacts.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';
import { clockStepsSchema } from '../../sections/Steps/Steps.schema.ts';

/** `content/pages/company/book-a-call.yaml`: the words of the page about the call, section by section. */
export const bookACallSchema = pageSchema({
  head: coverHeadSchema,
  keyFacts: keyFactsSchema,
  covers: ledgerSchema,
  people: teamSchema,
  agenda: clockStepsSchema.describe('The half hour, by its minutes.'),
  times: callTimesSchema,
  fallback: reportContactSchema,
});
