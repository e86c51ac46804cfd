import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { caseTeasersSchema } from './sections/CaseTeasers/CaseTeasers.schema.ts';
import { confirmationSchema } from './sections/Confirmation/Confirmation.schema.ts';
import { contactItemsSchema } from '../../sections/ContactItems/ContactItems.schema.ts';
import { nextDaySchema } from '../../sections/NextDay/NextDay.schema.ts';
import { preparationSchema } from './sections/Preparation/Preparation.schema.ts';

/** `content/pages/company/thank-you.yaml`: the words of the page after an inquiry, section by section. */
export const thankYouSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  confirmation: confirmationSchema,
  nextDay: nextDaySchema,
  preparation: preparationSchema,
  caseTeasers: caseTeasersSchema,
  contactItems: contactItemsSchema,
});
