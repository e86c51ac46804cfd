import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const countryRulesSchema = z.strictObject({
  heading: line(60).describe(
    'Which rules of the country reach into a project. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('Who has to judge them, since you are not lawyers.'),
  change: line(20).describe(
    'Over the sentence that says what a rule does to the work, such as "In the build".',
  ),
  rules: several([3, 6], {
    title: line(50),
    text: line(640).describe('What holds, since when, and for whom.'),
    change: line(220).describe('What you do about it, in one or two sentences.'),
  }).describe(
    'Laws, taxes and data that are different there, each with source, year and link as `[words](https://…)`.',
  ),
});

export type CountryRules = z.infer<typeof countryRulesSchema>;
