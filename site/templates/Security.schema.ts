import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { certificatesSchema } from '../sections/Certificates/Certificates.schema.ts';
import { coverHeadSchema } from '../sections/CoverHead/CoverHead.schema.ts';
import { decisionTableSchema } from '../sections/DecisionTable/DecisionTable.schema.ts';
import { nextDaySchema } from '../sections/NextDay/NextDay.schema.ts';
import { problemSchema } from '../sections/Problem/Problem.schema.ts';
import { reportContactSchema } from '../sections/ReportContact/ReportContact.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

/** `content/pages/company/security.yaml`: the words of the security page, section by section. */
export const securitySchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb. */
  crumb: line(30),
  head: coverHeadSchema,
  /** What the agreement covers and when it is signed, by the clock. */
  nda: nextDaySchema,
  /** What happens to the data of an inquiry. */
  inquiryData: whyLedgerSchema,
  /** Who owns ideas and code, and who should take another supplier. */
  ownership: problemSchema,
  /** The controls on people and machines. */
  access: decisionTableSchema,
  /** The promise that rests on the certificates: the name of a file in `content/records/promises/`. */
  certified: line(40),
  certificates: certificatesSchema,
  vulnerability: reportContactSchema,
});
