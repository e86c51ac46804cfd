import { getCollection } from 'astro:content';
import { officeIn } from './agency.ts';
import { named } from './named.ts';
import { z } from 'astro/zod';
import { day, line } from '../lib/fields.ts';

const points = z.array(line(110)).min(1).max(5);

/**
 * `content/records/jobs/<name>.yaml`: an open role. It leaves the page on the day after it closes; its fields are those that
 * a job posting for search engines asks for.
 */
export const jobSchema = z
  .strictObject({
    /** Such as "Flutter developer". */
    title: line(50),
    /** Your own sign of this role, such as PN-31; applicants put it into the subject. */
    reference: line(20),
    /** To whom this person reports: name of a file in `content/records/people/`. */
    manager: line(40),
    /** Cities of your offices where the work may be done, as in `content/agency.yaml`. */
    offices: z.array(line(40)).min(1),
    employment: z.enum(['full-time', 'part-time', 'fixed-term', 'trainee']),
    /** First day of the advertisement. */
    posted: day,
    /** Last day on which somebody may apply. */
    closes: day,
    /** Pay before tax, once for each currency; both ends alike where it is fixed. */
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
      .min(1),
    /** What makes this work unlike another, in one to three sentences. */
    summary: line(260),
    /** What this person would do, one line each. */
    duties: points,
    /** What you ask for, one line each. */
    needs: points,
    /** True while the role is invented. */
    demo: z.boolean(),
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
