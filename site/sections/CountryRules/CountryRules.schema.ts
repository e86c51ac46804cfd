import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const countryRulesSchema = z.strictObject({
  /** Which rules of the country reach into a project. Write " & " for the ampersand. */
  heading: line(60),
  /** Who has to judge them, since you are not lawyers. */
  lede: line(200),
  /** Over the sentence that says what a rule does to the work, such as "In the build". */
  change: line(20),
  /** Laws, taxes and data that are different there, each with source, year and link as `[words](https://…)`. */
  rules: z
    .array(
      z.strictObject({
        title: line(50),
        /** What holds, since when, and for whom. */
        text: line(640),
        /** What you do about it, in one or two sentences. */
        change: line(220),
      }),
    )
    .min(3)
    .max(6),
});

export type CountryRules = z.infer<typeof countryRulesSchema>;
