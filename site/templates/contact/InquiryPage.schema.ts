import { z } from 'astro/zod';
import { line, pageSchema } from '../../collections/fields.ts';
import { standingSchema } from './parts/standing.schema.ts';
import { visitorFormsSchema } from './sections/VisitorForms/VisitorForms.schema.ts';

/** `content/pages/company/inquiry.yaml`: what the page of one inquiry says beside the words of the thank-you page. */
export const inquiryPageSchema = pageSchema({
  gone: z.strictObject({ headline: line(60), lede: line(200) }).describe('Shown where there is no inquiry.'),
  standing: standingSchema,
  forms: visitorFormsSchema,
});
