import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0);

export const scoreSchema = z
  .strictObject({
    title: line(60).describe('What was measured.'),
    base: line(80).describe('How many cases were run, and when.'),
    of: z.number().int().min(10).max(80).describe('How many cases each check has; each is one stroke.'),
    columns: z.strictObject({ check: line(14), before: line(14), after: line(14) }),
    checks: several([3, 6], { name: line(40), before: count, after: count }),
    note: line(240).describe('Where the cases come from, and what was done about a result that got worse.'),
    demo: z.boolean().describe('True while the measurement is invented.'),
  })
  .refine(({ of, checks }) => checks.every(({ before, after }) => before <= of && after <= of), {
    path: ['checks'],
    error: 'A check passes as many cases as there are, at most.',
  });

export type ScoreContent = z.infer<typeof scoreSchema>;
