import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';

const at = z.number().int().min(1).max(30);

export const weekRulerSchema = z
  .strictObject({
    heading: line(60).describe('What is handed over, and over how long.'),
    lede: line(240).describe('How long the job takes, and what decides it.'),
    unit: line(12).describe('What one mark is, such as "Week" or "Day".'),
    length: at.describe('How many marks the ruler has.'),
    stages: several([2, 6], { name: line(20), from: at, to: at }).describe(
      'The phases on the ruler, one after the other without a gap.',
    ),
    rows: several([3, 8], {
      at: at.describe('The mark at which it is handed over.'),
      title: line(40).describe('The thing, in two to four words.'),
      text: line(200).describe('What it holds and how one can tell that it is good.'),
    }).describe('What is handed over, in the order of the ruler.'),
    gains: reasonFields
      .optional()
      .describe('What gets better for the reader, where no other part of the page says it.'),
    exit: line(240).describe('What the client holds when the work ends, whenever that is.'),
  })
  .refine(({ stages, length }) => stages.at(-1)?.to === length, {
    path: ['stages'],
    error: 'The last phase ends where the ruler ends.',
  })
  .refine(({ stages }) => stages.every(({ from }, i) => from === (stages[i - 1]?.to ?? 0) + 1), {
    path: ['stages'],
    error: 'Each phase begins right after the one before it, the first at 1.',
  })
  .refine(({ rows, length }) => rows.every((row) => row.at <= length), {
    path: ['rows'],
    error: 'Nothing can be handed over behind the end of the ruler.',
  });

export type WeekRuler = z.infer<typeof weekRulerSchema>;
