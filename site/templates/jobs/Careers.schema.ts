import { z } from 'astro/zod';
import { line, pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { employeeVoicesSchema } from './sections/EmployeeVoices/EmployeeVoices.schema.ts';
import { faqSchema } from '../../sections/Faq/Faq.schema.ts';
import { dayStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { jobFactsSchema } from './sections/JobFacts/JobFacts.schema.ts';
import { officeLifeSchema } from './sections/OfficeLife/OfficeLife.schema.ts';
import { openRolesSchema } from './sections/OpenRoles/OpenRoles.schema.ts';
import { payTableWords } from './sections/PayTable/PayTable.schema.ts';
import { contactsSchema, ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/company/careers.yaml`: the page for those who would like to work here. */
export const careersSchema = pageSchema({
  head: coverHeadSchema,
  benefits: ledgerSchema,
  voices: employeeVoicesSchema,
  hiring: dayStepsSchema.describe('What happens between an application and an answer.'),
  roles: openRolesSchema,
  rolePage: z
    .strictObject({
      button: line(30).describe('Leads to the foot of the page, where one applies.'),
      facts: jobFactsSchema,
      pay: payTableWords,
    })
    .describe('What the pages of all roles say alike; their own words are in `content/pages/jobs/`.'),
  offices: officeLifeSchema,
  faq: faqSchema,
  contact: contactsSchema,
  ctaBanner: ctaBannerSchema.describe(
    "Its button opens a mail to the people team; {phone} becomes that team's number.",
  ),
  mail: z.strictObject({
    subject: line(40).describe('Subject that an application begins with.'),
  }),
});
