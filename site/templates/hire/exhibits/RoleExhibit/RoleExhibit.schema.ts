import { z } from 'astro/zod';
import { REGION_COUNT } from './drawings/PageRegions.geometry.ts';
import { line, several } from '../../../../collections/fields.ts';

const words = {
  heading: line(70).describe('What was counted, and what came of it.'),
  lede: line(300).describe('What one square is, whose it was, and who counted.'),
  note: line(420).describe('What follows, when it is wrong, and the source; links as `[words](https://…)`.'),
};
const few = z.number().int().min(0).max(40);
const count = z.number().int().min(1);

export const editRowsSchema = z
  .strictObject({
    ...words,
    unit: line(24).describe('What a marked one is, such as "by a developer".'),
    rows: several([3, 6], {
      name: line(30).describe('The kind of edit.'),
      all: few.min(1),
      marked: few,
    }),
  })
  .refine(({ rows }) => rows.every(({ all, marked }) => marked <= all), {
    path: ['rows'],
    error: 'No kind has more marked edits than edits.',
  });

export const pageRegionsSchema = z.strictObject({
  ...words,
  names: several(REGION_COUNT, line(24)).describe(
    'The regions: left, middle and right above, left, middle and right below, the foot, and the head of the page.',
  ),
  order: several(REGION_COUNT, z.number().int().min(1).max(REGION_COUNT))
    .refine((order) => new Set(order).size === order.length, { error: 'Name every region once.' })
    .describe('Which region is replaced in which week, each by its place among the names, counted from 1.'),
});

export const rowsReadSchema = z
  .strictObject({
    ...words,
    perSquare: count.describe('Rows in one square; the last square of a plan may be begun.'),
    unit: line(30).describe('What stands after the number, such as "rows read".'),
    plans: several([2, 4], {
      name: line(40).describe('How the database finds the rows, such as "No index".'),
      rows: count.describe('How many rows it reads for that.'),
      text: line(220).describe('How long it takes and why.'),
    }).describe('Ways to answer the same query, from the most rows to the fewest.'),
  })
  .refine(({ plans, perSquare }) => plans.every(({ rows }) => rows <= 600 * perSquare), {
    path: ['perSquare'],
    error: 'Put more rows into a square: a plan draws at most 600.',
  });

/** What each form shows. */
export interface ExhibitOf {
  edits: z.infer<typeof editRowsSchema>;
  regions: z.infer<typeof pageRegionsSchema>;
  rows: z.infer<typeof rowsReadSchema>;
}
