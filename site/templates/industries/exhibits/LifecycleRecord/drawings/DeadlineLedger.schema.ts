import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const day = z.number().int().min(1).max(60);

export const deadlineLedgerSchema = z
  .strictObject({
    form: z.literal('deadlines').describe('What is due when, a stroke a day.'),
    ...recordFields,
    days: day.describe('How many days the record runs; each is one stroke in every row.'),
    columns: z
      .strictObject({ entry: line(20), paper: line(20), days: line(30), due: line(12), done: line(12) })
      .describe('Heads of the columns.'),
    entries: several([6, 11], {
      name: line(30).describe('What is due.'),
      paper: line(60).describe('The document that proves it, and who signs.'),
      opens: day.describe('The first day on which it can be done.'),
      due: day,
      done: day,
    }).describe('The lines of the ledger in the order of their due dates.'),
    keys: z
      .strictObject({ spent: line(60), inHand: line(60), late: line(60) })
      .describe('What the strokes of each kind are; their number stands before the words.'),
  })
  .refine(({ days, entries }) => entries.every(({ due, done }) => due <= days && done <= days), {
    path: ['days'],
    error: 'A line ends after the last day.',
  });

export type DeadlineLedger = z.infer<typeof deadlineLedgerSchema>;
