import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { contactItemsSchema } from '../../sections/ContactItems/ContactItems.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { faqSchema } from '../../sections/Faq/Faq.schema.ts';
import { inquiryFormSchema } from './sections/InquiryForm/InquiryForm.schema.ts';
import { nextDaySchema } from '../../sections/NextDay/NextDay.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { trustBadgesSchema } from '../../sections/TrustBadges/TrustBadges.schema.ts';

/** `content/pages/company/contact.yaml`: the words of the contact page, section by section. */
export const contactPageSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  head: coverHeadSchema,
  inquiryForm: inquiryFormSchema,
  nextDay: nextDaySchema,
  contactItems: contactItemsSchema,
  offices: officesSchema,
  trustBadges: trustBadgesSchema,
  faq: faqSchema,
});
