import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { contactItemsSchema } from '../sections/ContactItems/ContactItems.schema.ts';
import { coverHeadSchema } from '../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { employeeVoicesSchema } from '../sections/EmployeeVoices/EmployeeVoices.schema.ts';
import { faqSchema } from '../sections/Faq/Faq.schema.ts';
import { nextDaySchema } from '../sections/NextDay/NextDay.schema.ts';
import { officeLifeSchema } from '../sections/OfficeLife/OfficeLife.schema.ts';
import { openRolesSchema } from '../sections/OpenRoles/OpenRoles.schema.ts';
import { whyLedgerSchema } from '../sections/WhyLedger/WhyLedger.schema.ts';

/** `content/pages/company/careers.yaml`: the page for those who would like to work here. */
export const careersSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb. */
  crumb: line(30),
  head: coverHeadSchema,
  benefits: whyLedgerSchema,
  voices: employeeVoicesSchema,
  /** What happens between an application and an answer. */
  hiring: nextDaySchema,
  roles: openRolesSchema,
  offices: officeLifeSchema,
  faq: faqSchema,
  contact: contactItemsSchema,
  /** Its button opens a mail to the people team; {phone} becomes that team's number. */
  ctaBanner: ctaBannerSchema,
  mail: z.strictObject({
    /** Subject that an application begins with. */
    subject: line(40),
  }),
});
