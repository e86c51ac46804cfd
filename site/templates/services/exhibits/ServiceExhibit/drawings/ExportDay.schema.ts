import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(30);

export const exportDaySchema = z.strictObject({
  heading: line(60).describe('What the day ends with, in counted parts.'),
  lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
  words: z
    .strictObject({ out: line(30), again: line(30) })
    .describe('What a bar on the left is (comes out as it is) and one on the right (written again).'),
  hours: several(
    [3, 8],
    z
      .strictObject({
        at: line(8).describe('When it is looked at, such as "09:00".'),
        thing: line(30).describe('What is counted.'),
        out: count,
        again: count,
        text: line(140).describe('Why some of it does not come out, or why all of it does.'),
      })
      .refine(({ out, again }) => out + again > 0, { error: 'Count at least one part.' }),
  ).describe('The day in its order.'),
  effects: several([2, 3], { icon, title: line(40), text: line(160) }).describe(
    'What the client gains from it.',
  ),
});

export type ExportDayContent = z.infer<typeof exportDaySchema>;
