import { pageSchema, ref } from '../../collections/fields.ts';
import { certificatesSchema } from './sections/Certificates/Certificates.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';
import { sheetStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';
import { vendorAnswersSchema } from './sections/VendorAnswers/VendorAnswers.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/company/security.yaml`: the words of the security page, section by section. */
export const securitySchema = pageSchema({
  head: coverHeadSchema,
  nda: sheetStepsSchema.describe('What the agreement covers and when it is signed, by the clock.'),
  inquiryData: ledgerSchema.describe('What happens to the data of an inquiry.'),
  rota: teamSchema.describe('Who reads an inquiry, by name.'),
  ownership: problemSchema.describe('Who owns ideas and code, and who should take another supplier.'),
  access: decisionTableSchema.describe('The controls on people and machines.'),
  certified: ref('promises').describe('The promise that rests on the certificates.'),
  certificates: certificatesSchema,
  questionnaire: vendorAnswersSchema,
  vulnerability: reportContactSchema,
});
