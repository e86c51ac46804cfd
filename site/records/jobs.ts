import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { day, line, ref } from '../lib/fields.ts';
import { officeIn } from './agency.ts';
import { named } from './named.ts';

const points = z.array(line(110)).min(1).max(5);

/**
 * `content/records/jobs/<name>.yaml`: an open role. It leaves the page on the day after it closes; its fields are those that
 * a job posting for search engines asks for.
 */
export const jobSchema = z
  .strictObject({
    title: line(50).describe('Such as "Flutter developer".'),
    reference: line(20).describe(
      'Your own sign of this role, such as PN-31; applicants put it into the subject.',
    ),
    manager: ref('people').describe('To whom this person reports.'),
    offices: z
      .array(line(40))
      .min(1)
      .describe('Cities of your offices where the work may be done, as in `content/agency.yaml`.'),
    employment: z.enum(['full-time', 'part-time', 'fixed-term', 'trainee']),
    posted: day.describe('First day of the advertisement.'),
    closes: day.describe('Last day on which somebody may apply.'),
    pay: z
      .array(
        z
          .strictObject({
            currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as CAD.'),
            from: z.number().positive(),
            to: z.number().positive(),
            per: z.enum(['year', 'month']),
          })
          .refine(({ from, to }) => from <= to, 'Write the lower end of the pay first.'),
      )
      .min(1)
      .describe('Pay before tax, once for each currency; both ends alike where it is fixed.'),
    summary: line(260).describe('What makes this work unlike another, in one to three sentences.'),
    duties: points.describe('What this person would do, one line each.'),
    needs: points.describe('What you ask for, one line each.'),
    demo: z.boolean().describe('True while the role is invented.'),
  })
  .refine(({ posted, closes }) => posted <= closes, {
    error: 'A role closes after it was posted.',
    path: ['closes'],
  });

export type Job = z.infer<typeof jobSchema>;

/**
 * The roles that are open on a day such as 2026-11-22, those that close first in front, each with the person to report
 * to. Throws an Error for an office that there is not.
 */
export async function openJobs(day: string) {
  const open = await getCollection('jobs', ({ data }) => data.closes >= day);
  const sorted = open.sort((a, b) => a.data.closes.localeCompare(b.data.closes));
  return Promise.all(
    sorted.map(async ({ id, data }) => {
      await Promise.all(data.offices.map((city) => officeIn(city, `records/jobs/${id}.yaml`)));
      return { ...data, manager: (await named('people', data.manager)).data };
    }),
  );
}
