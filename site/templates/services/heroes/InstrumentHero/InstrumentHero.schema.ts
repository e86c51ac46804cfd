import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { serviceHeroWords } from '../../../../records/heroWords.ts';

const sheetWords = {
  title: line(60).describe('What was measured.'),
  base: line(110).describe('Where and when it was measured, and what one mark is.'),
  note: line(260).describe('What the drawing shows, with its counts.'),
  demo: z.boolean().describe('True while the measurement is invented.'),
};
const count = z.number().int().min(0);

const receipt = z.strictObject({
  ...sheetWords,
  lines: z
    .array(
      z.strictObject({
        label: line(40),
        detail: line(60).describe('How much of it one request takes.'),
        marks: count.max(60).describe('Its cost in hundredths of a cent; each is one stroke.'),
      }),
    )
    .min(3)
    .max(6),
  sum: line(30).describe('What the sum is called, such as "One request".'),
});

const load = z
  .strictObject({
    ...sheetWords,
    limit: z.strictObject({ at: count.min(1), label: line(60) }).describe('What was held before, as a line.'),
    columns: z
      .array(count)
      .length(48)
      .describe('Requests a minute in each half-hour of one day; each is one column.'),
    peak: line(40).describe('What stands over the highest column.'),
  })
  .refine(({ limit, columns }) => limit.at < Math.max(...columns), {
    path: ['limit', 'at'],
    error: 'The line lies under the highest column.',
  });

const log = z.strictObject({
  ...sheetWords,
  columns: z.strictObject({ call: line(20), alarm: line(20), minutes: line(20) }),
  calls: z
    .array(
      z.strictObject({
        at: line(20).describe('Day and time, such as "2 Oct, 03:12".'),
        alarm: line(50),
        minutes: count.min(1).max(40).describe('Minutes until an engineer answered; each is one stroke.'),
      }),
    )
    .min(5)
    .max(12),
  target: count.min(1).describe('Minutes that the contract allows; longer answers are marked.'),
});

const slices = z
  .strictObject({
    ...sheetWords,
    months: z
      .number()
      .int()
      .min(6)
      .max(24)
      .describe('How many months were drawn; each is one stroke a part.'),
    parts: z
      .array(
        z.strictObject({
          name: line(30),
          replaced: count
            .min(1)
            .optional()
            .describe('The month that replaced it; left out for a part that was kept.'),
          outcome: line(24).describe('What became of it, such as "Month 3" or "Kept".'),
        }),
      )
      .min(5)
      .max(12),
  })
  .refine(({ months, parts }) => parts.every(({ replaced = 1 }) => replaced <= months), {
    path: ['parts'],
    error: 'A part is replaced in one of the months.',
  });

/** The words of a service whose work is measured, and beside them one drawing of its measurement. */
export const instrumentHeroSchemas = [
  z.strictObject({ ...serviceHeroWords, drawing: z.literal('receipt'), receipt }),
  z.strictObject({ ...serviceHeroWords, drawing: z.literal('load'), load }),
  z.strictObject({ ...serviceHeroWords, drawing: z.literal('log'), log }),
  z.strictObject({ ...serviceHeroWords, drawing: z.literal('slices'), slices }),
] as const;

export type InstrumentHero = z.infer<(typeof instrumentHeroSchemas)[number]>;
export type ReceiptContent = z.infer<typeof receipt>;
export type LoadContent = z.infer<typeof load>;
export type LogContent = z.infer<typeof log>;
export type SlicesContent = z.infer<typeof slices>;
