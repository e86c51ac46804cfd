import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const companyProfilesSchema = z.strictObject({
  /** What the profiles tell that a table cannot. Write " & " for the ampersand. */
  heading: line(60),
  /** How to read them, and what nobody could check. */
  lede: line(280),
});

/** What a ranking says about one company. No two profiles share the frame of a sentence. */
export const companyProfileSchema = z.strictObject({
  /** The company: the name of a file in `content/records/companies/`. */
  company: line(40),
  /** Its score by criterion, 0 to 10 in halves; total and rank are calculated from them. */
  scores: z.record(
    z.string(),
    z.number().min(0).max(10).multipleOf(0.5, 'Write a score between 0 and 10, in halves.'),
  ),
  /**
   * What it is good at, whom it suits, and one thing that was seen with one's own eyes. `{employees}`, `{low}` and
   * `{high}` (rates) become what the company's file says, here and in the weakness.
   */
  text: line(460),
  /** One weakness that would make a buyer choose another company. */
  weakness: line(260),
});

export type CompanyProfiles = z.infer<typeof companyProfilesSchema>;
export type CompanyProfile = z.infer<typeof companyProfileSchema>;
