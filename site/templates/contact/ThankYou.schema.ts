import { z } from 'astro/zod';
import { line, pageSchema, ref, several } from '../../collections/fields.ts';
import { confirmationSchema } from './sections/Confirmation/Confirmation.schema.ts';
import { contactsSchema, ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';
import { clockStepsSchema } from '../../sections/Steps/Steps.schema.ts';

/** `content/pages/company/thank-you.yaml`: the words of the page after an inquiry, section by section. */
export const thankYouSchema = pageSchema({
  confirmation: confirmationSchema,
  nextDay: clockStepsSchema,
  preparation: ledgerSchema.describe('What helps the first conversation; each optional for the reader.'),
  caseTeasers: z.strictObject({
    heading: line(60),
    cases: several([1, 3], ref('case-studies')).describe('Three case studies at most.'),
  }),
  contactItems: contactsSchema,
});
