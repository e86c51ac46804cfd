import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const companyProfilesSchema = z.strictObject({
  heading: line(60).describe('What the profiles tell that a table cannot. Write " & " for the ampersand.'),
  lede: line(280).describe('How to read them, and what nobody could check.'),
});

/** What a ranking says about one company. No two profiles share the frame of a sentence. */
export const companyProfileSchema = z.strictObject({
  company: ref('companies').describe('The company.'),
  scores: z
    .record(
      z.string(),
      z.number().min(0).max(10).multipleOf(0.5, 'Write a score between 0 and 10, in halves.'),
    )
    .describe('Its score by criterion, 0 to 10 in halves; total and rank are calculated from them.'),
  text: line(460).describe(
    "What it is good at, whom it suits, and one thing that was seen with one's own eyes. `{employees}`, `{low}` and `{high}` (rates) become what the company's file says, here and in the weakness.",
  ),
  weakness: line(260).describe('One weakness that would make a buyer choose another company.'),
});

export type CompanyProfiles = z.infer<typeof companyProfilesSchema>;
export type CompanyProfile = z.infer<typeof companyProfileSchema>;
