import type { SchemasFor } from '../../collections/Kind.ts';
import { bookACallSchema } from './BookACall.schema.ts';
import { contactPageSchema } from './ContactPage.schema.ts';
import { inquiryPageSchema } from './InquiryPage.schema.ts';
import { mailLinkPageSchema } from './MailLinkPage.schema.ts';
import { thankYouSchema } from './ThankYou.schema.ts';
import type { kind } from './kind.ts';

/** The schemas of its collections. */
export const schemas = {
  'book-a-call': bookACallSchema,
  contact: contactPageSchema,
  inquiry: inquiryPageSchema,
  'mail-link': mailLinkPageSchema,
  'thank-you': thankYouSchema,
} satisfies SchemasFor<typeof kind>;
