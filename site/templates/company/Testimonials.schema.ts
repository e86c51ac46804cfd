import { pageSchema, several } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { relatedCasesSchema } from '../../sections/Work/Work.schema.ts';
import { reviewSetSchema } from './sections/ReviewSet/ReviewSet.schema.ts';
import { numberedStepsSchema } from '../../sections/Steps/Steps.schema.ts';

/** `content/pages/company/testimonials.yaml`: the page with all reviews. */
export const testimonialsSchema = pageSchema({
  head: coverHeadSchema.describe(
    'In headline and lede {count}, {clients}, {countries} and {reservations} are counted.',
  ),
  sets: several(4, reviewSetSchema).describe(
    'The first five reviews, the next six, another six, and all others.',
  ),
  collected: numberedStepsSchema.describe('Who is asked, what, and what is done with the answer.'),
  cases: relatedCasesSchema,
  ctaBanner: ctaBannerSchema.describe('{phone} becomes the number for projects.'),
});
