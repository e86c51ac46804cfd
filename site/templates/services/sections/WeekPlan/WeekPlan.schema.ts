import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';

const at = z.number().int().min(1).max(30);

export const weekPlanSchema = z
  .strictObject({
    heading: line(60).describe('What is handed over, and over how long.'),
    lede: line(240).describe('How long the job takes, and what decides it.'),
    unit: line(12).describe('What the phases are measured in, such as "Week" or "Day".'),
    stages: several([4, 6], { name: line(20), from: at, to: at }).describe(
      'The phases, one after the other without a gap.',
    ),
    rows: several([3, 8], {
      at: at.describe('The week in which it is handed over.'),
      title: line(40).describe('The thing, in two to four words.'),
      text: line(200).describe('What it holds and how one can tell that it is good.'),
    }).describe('What is handed over, in its order.'),
    gains: reasonFields
      .optional()
      .describe('What gets better for the reader, where no other part of the page says it.'),
    exit: line(240).describe('What the client holds when the work ends, whenever that is.'),
  })
  .refine(({ stages }) => stages.every(({ from }, i) => from === (stages[i - 1]?.to ?? 0) + 1), {
    path: ['stages'],
    error: 'Each phase begins right after the one before it, the first at 1.',
  })
  .refine(({ rows, stages }) => rows.every((row) => row.at <= (stages.at(-1)?.to ?? 0)), {
    path: ['rows'],
    error: 'Nothing can be handed over after the last phase.',
  });

export type WeekPlan = z.infer<typeof weekPlanSchema>;
