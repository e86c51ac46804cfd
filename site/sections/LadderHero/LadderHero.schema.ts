import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';
import { serviceHeroWords } from '../../records/heroWords.ts';

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as year-month in quotation marks, such as "2026-11".');

export const ladderHeroSchema = z.strictObject({
  drawing: z.literal('ladder'),
  ...serviceHeroWords,
  ladder: z.strictObject({
    caption: line(240).describe('What a stroke is, how many there are and how many of them lie ahead.'),
    active: z.number().int().min(1).max(24).describe('Months of active support that each version gets.'),
    longTerm: z.number().int().min(0).max(36).describe('Months of long-term support after them.'),
    today: month.describe('The month in which the page was last checked.'),
    todayLabel: line(30).describe('What stands at that month, such as "Today, November 2026".'),
    rungs: z
      .array(
        z.strictObject({
          name: line(20).describe('The version, such as "Angular 22".'),
          from: month.describe('The month of its release.'),
          note: line(60).describe('From when until when it is supported, in words.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('The versions, the newest first.'),
  }),
});

export type LadderHero = z.infer<typeof ladderHeroSchema>;
