import { z } from 'astro/zod';
import { line, time, timeZone } from '../../../collections/fields.ts';
import { fill } from '../../../collections/fill.ts';
import { ranked, type Scores } from '../parts/ranking.ts';
import { agency } from '../../../records/agency.ts';
import { named } from '../../../collections/named.ts';
import { rankingCriteria } from './rankings.ts';

/** `content/records/companies/<name>.yaml`: facts about a company that stands in a ranking. They are said nowhere else. */
export const companySchema = z.strictObject({
  name: line(30).describe('Its name, as it writes it.'),
  location: z.strictObject({ city: line(24), country: line(24) }).describe('Where most of its people work.'),
  founded: z.number().int().min(1950).max(2100).describe('Year of foundation.'),
  employees: z.number().int().min(1).describe('Number of employees, contractors left out.'),
  rate: z
    .strictObject({ low: z.number().positive(), high: z.number().positive() })
    .refine(({ low, high }) => low < high, {
      path: ['high'],
      error: 'The highest rate is above the lowest one.',
    })
    .describe('The lowest and the highest rate for one hour, in the currency of the rankings.'),
  rating: z
    .strictObject({
      stars: z.number().min(1).max(5).multipleOf(0.1, 'Write the stars with one digit after the point.'),
      reviews: z.number().int().min(1),
    })
    .describe(
      'What its clients gave it in public: stars of five, with one digit after the point, and in how many reviews.',
    ),
  office: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north of the equator; south of it below zero.'),
      longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich; west of it below zero.'),
      timeZone,
      hours: z
        .strictObject({ from: time, to: time })
        .refine(({ from, to }) => from < to, { path: ['to'], error: 'The day ends before it begins.' })
        .describe('Its working day, local time.'),
    })
    .optional()
    .describe('Where most of its people sit and when they work; a ranking that opens with a map needs it.'),
  demo: z.boolean().describe('True while the company is invented; every page that names it then says so.'),
});

export type Company = z.infer<typeof companySchema>;

/** What a ranking says of a company; the facts themselves stand in its record. */
interface Listed {
  company: string;
  scores: Scores;
  text: string;
  weakness: string;
}

/** The companies of a ranking with scores by criterion, total and rank, the best first. */
export async function rankedCompanies(listed: readonly Listed[]) {
  const criteria = await rankingCriteria();
  const { brand } = await agency();
  const companies = await Promise.all(
    listed.map(async ({ company: id, scores, text, weakness }) => {
      const { data } = await named('companies', id);
      if (data.name === brand) throw new Error('The agency itself may not stand in its own ranking.');
      const marks = criteria.map(({ id: criterion, name }) => ({ name, score: scores[criterion] ?? 0 }));
      const { employees, rate } = data;
      const facts = { employees: String(employees), low: String(rate.low), high: String(rate.high) };
      return { ...data, text: fill(text, facts), weakness: fill(weakness, facts), id, scores, marks };
    }),
  );
  return ranked(companies, criteria);
}
