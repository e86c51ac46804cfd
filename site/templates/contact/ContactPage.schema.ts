import { pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { faqSchema } from '../../sections/Faq/Faq.schema.ts';
import { inquiryFormSchema } from './sections/InquiryForm/InquiryForm.schema.ts';
import { badgesSchema, contactsSchema } from '../../sections/Ledger/Ledger.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { clockStepsSchema } from '../../sections/Steps/Steps.schema.ts';

/** `content/pages/company/contact.yaml`: the words of the contact page, section by section. */
export const contactPageSchema = pageSchema({
  head: coverHeadSchema,
  inquiryForm: inquiryFormSchema,
  nextDay: clockStepsSchema,
  contactItems: contactsSchema,
  offices: officesSchema,
  trustBadges: badgesSchema,
  faq: faqSchema,
});
