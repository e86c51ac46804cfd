import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const promiseTableSchema = z.strictObject({
  heading: line(60).describe('What the table holds: every promise of `content/records/promises/`, in full.'),
  lede: line(240).describe('What the reader can do with it.'),
  columns: z
    .strictObject({ promise: line(30), starts: line(30), happens: line(30), exception: line(40) })
    .describe('Heads of the columns: the promise, what starts its clock, what happens, and the exception.'),
});

export type PromiseTable = z.infer<typeof promiseTableSchema>;
