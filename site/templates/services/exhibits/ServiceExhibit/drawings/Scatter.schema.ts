import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const places = z.array(z.number().int().min(1).max(40)).default([]);

export const scatterSchema = z
  .strictObject({
    heading: line(60).describe('How many devices there are, and whose.'),
    lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
    words: z
      .strictObject({ tested: line(40), covered: line(40), replaced: line(40) })
      .describe('What a strong dot is (tested by hand), a plain one, and a hollow one (replaced).'),
    axis: z
      .strictObject({
        label: line(40).describe('What is measured from left to right, such as "Screen in inches".'),
        from: z.number(),
        to: z.number(),
        step: z.number().positive().describe('Distance of two numbers under the drawing.'),
      })
      .refine(({ from, to }) => from < to, { error: 'The axis ends before it begins.' }),
    rows: several([2, 7], {
      name: line(12).describe('What its devices share, such as "2 GB".'),
      text: line(110).describe('What that means for the app.'),
      devices: several([1, 40], z.number()).describe(
        'One number for each device: its place on the axis, the smallest first.',
      ),
      tested: places.describe('Which of them are tested by hand, counted from 1.'),
      replaced: places.describe('Which of them are replaced rather than supported.'),
    }).describe('The devices by what decides most, the weakest last.'),
    note: line(280).describe('Under the drawing: how the tested ones were chosen.'),
    effects: several([2, 4], { icon, title: line(40), text: line(160) }).describe(
      'What the reader gains by it, each testable.',
    ),
  })
  .refine(
    ({ axis, rows }) =>
      rows.every(({ devices }) => devices.every((place) => place >= axis.from && place <= axis.to)),
    { path: ['rows'], error: 'A device stands outside the axis; widen it.' },
  )
  .refine(
    ({ rows }) =>
      rows.every(({ devices, tested, replaced }) =>
        [...tested, ...replaced].every((place) => place <= devices.length),
      ),
    { path: ['rows'], error: 'A tested or replaced device is none of its row; count from 1.' },
  );

export type ScatterContent = z.infer<typeof scatterSchema>;
