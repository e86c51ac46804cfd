import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

const count = z.number().int('Write a whole number of questions.').min(0);

const check = z
  .strictObject({
    /** What is checked, such as "Cites the manual page". */
    name: line(32),
    /** Questions passed before the change. */
    before: count,
    /** Questions passed after it. */
    after: count,
  })
  .refine(({ before, after }) => Math.abs(after - before) <= 34, {
    error: 'The two results may differ by 34 questions at most: each of them is drawn as one stroke.',
  });

export const aiEvidenceSchema = z.strictObject({
  heading: line(60),
  /** What you do with AI and what you do not do, one entry a paragraph; the first one is set larger. */
  text: z.array(line(260)).min(1).max(3),
  /** Where the reader finds the whole method. */
  link,
  /** One test of one prompt, as it was counted. */
  sheet: z.strictObject({
    /** What was tested, such as "Manual assistant, prompt 14". */
    title: line(48),
    /** How many questions were asked, and when: "412 questions, 3 and 10 June 2025". */
    base: line(48),
    /** Heads of the columns: the check, both versions, the difference. */
    columns: z.strictObject({ check: line(12), before: line(12), after: line(12), change: line(12) }),
    checks: z.array(check).min(2).max(7),
    /** Where the questions come from, and what was done about a result that got worse. */
    note: line(240),
    /** True while the test is invented; set it to false only for a test that was run. */
    demo: z.boolean(),
  }),
});

export type AiEvidence = z.infer<typeof aiEvidenceSchema>;
