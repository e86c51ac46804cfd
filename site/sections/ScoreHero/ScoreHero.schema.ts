import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { shortAnswersSchema } from '../../records/shortAnswers.ts';

const count = z.number().int().min(0);

export const scoreHeroSchema = z.strictObject({
  headline: line(70).describe('What and for whom, in ten words at most; the search phrase stands in it.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  answers: shortAnswersSchema,
  sheet: z
    .strictObject({
      title: line(60).describe('What was measured.'),
      base: line(80).describe('How many cases were run, and when.'),
      of: z.number().int().min(10).max(80).describe('How many cases each check has; each is one stroke.'),
      columns: z.strictObject({ check: line(14), before: line(14), after: line(14) }),
      checks: z
        .array(z.strictObject({ name: line(40), before: count, after: count }))
        .min(3)
        .max(6),
      note: line(240).describe('Where the cases come from, and what was done about a result that got worse.'),
      demo: z.boolean().describe('True while the measurement is invented.'),
    })
    .refine(({ of, checks }) => checks.every(({ before, after }) => before <= of && after <= of), {
      path: ['checks'],
      error: 'A check passes as many cases as there are, at most.',
    }),
});

export type ScoreHero = z.infer<typeof scoreHeroSchema>;
