import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { crumb, keywords, seo } from '../../collections/fields.ts';
import { jobFields } from './records/jobs.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { hiringStepsSchema } from './sections/HiringSteps/HiringSteps.schema.ts';
import { jobMonthSchema } from './sections/JobMonth/JobMonth.schema.ts';
import { payTableSchema } from './sections/PayTable/PayTable.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { sampleTaskSchema } from './sections/SampleTask/SampleTask.schema.ts';

/** `content/pages/jobs/<name>.yaml`: an open role, what lists show of it and its own page. */
export const jobSchema = z
  .strictObject({
    ...jobFields,
    seo,
    crumb,
    keywords: keywords('Names and terms of this role'),
    composition: z.enum(COMPOSITIONS).describe('How the drawing at the top is put together.'),
    head: coverHeadSchema.pick({ headline: true, lede: true }),
    month: jobMonthSchema.describe('What the person does in the first month.'),
    task: sampleTaskSchema.describe('A sample of the work, as the paid hours of hiring hold it.'),
    hiring: hiringStepsSchema,
    fit: pickOrNotSchema.describe('What we look for, and for whom this role is the wrong one.'),
    pay: payTableSchema,
    apply: ctaBannerSchema.describe(
      "Its button opens a mail to the people team; {phone} becomes that team's number.",
    ),
  })
  .refine(({ posted, closes }) => posted <= closes, {
    error: 'A role closes after it was posted.',
    path: ['closes'],
  });
