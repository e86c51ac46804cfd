import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';
import { hireHeroWords } from '../../records/heroWords.ts';
import { passedTests } from '../../lib/firstMonthFields.ts';

const codeLine = z
  .string()
  .max(72, 'Keep a line of code under 72 characters.')
  .describe('One line of code with its indentation.');

const told = {
  heading: line(60).describe('What was counted.'),
  text: line(260).describe('What one square or stroke is, and how it was counted.'),
};
const few = z.number().int().min(0).max(60);

const squares = z.strictObject({
  drawing: z.literal('squares').describe('One number before and after the change.'),
  ...told,
  before: few.min(1),
  after: few.min(1),
  unit: line(40).describe('What one square is, such as "parts drawn anew".'),
});

const spans = z
  .strictObject({
    drawing: z.literal('spans').describe('What is waited for, one thing after the other, before and after.'),
    ...told,
    each: z.number().int().min(1).describe('How much time one stroke is.'),
    unit: line(12).describe('The unit of time, such as ms.'),
    runs: z
      .array(
        z.strictObject({
          name: line(30),
          spans: z
            .array(z.strictObject({ name: line(24), time: z.number().int().min(1) }))
            .min(2)
            .max(6),
        }),
      )
      .length(2),
  })
  .refine(({ each, runs }) => runs.every((run) => run.spans.every(({ time }) => time % each === 0)), {
    path: ['runs'],
    error: 'Give times that are whole strokes.',
  });

const rows = z
  .strictObject({
    drawing: z.literal('rows').describe('Several groups, some of whose members are marked.'),
    ...told,
    unit: line(24).describe('What a marked one is, such as "fail".'),
    rows: z
      .array(z.strictObject({ name: line(30), all: few.min(1), marked: few }))
      .min(3)
      .max(7),
  })
  .refine((effect) => effect.rows.every(({ all, marked }) => marked <= all), {
    path: ['rows'],
    error: 'No group has more marked ones than members.',
  });

export const diffHeroSchema = z.strictObject({
  ...hireHeroWords,
  diff: z
    .strictObject({
      title: line(60).describe('Title of the pull request.'),
      file: line(60).describe('The file, such as "OrderTable.tsx".'),
      lines: z
        .array(z.strictObject({ sign: z.enum(['+', '-', ' ']), code: codeLine }))
        .min(6)
        .max(14)
        .describe('Lines of the change: added, removed or kept.'),
      comments: z
        .array(
          z.strictObject({
            on: z.number().int().min(1).describe('The line that it is about, counted from 1.'),
            by: line(40).describe('Who wrote it, such as "Mihir, lead".'),
            text: line(320).describe('What the reviewer wrote.'),
          }),
        )
        .min(1)
        .max(2),
    })
    .describe('A pull request as one reads it, with comments in the margin.'),
  effect: z
    .discriminatedUnion('drawing', [squares, spans, rows])
    .describe('What the change does to something that can be counted.'),
  passed: passedTests,
});

export type DiffHero = z.infer<typeof diffHeroSchema>;
