import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const routeSchema = z.strictObject({
  title: line(60).describe('Which paper it is, and of which day.'),
  caption: line(200).describe('What a stroke is, and who followed the paper.'),
  words: z
    .strictObject({ waited: line(30), worked: line(30), sum: line(40) })
    .describe('Words before the days waited and before the minutes worked, and the head of the sum.'),
  handovers: several([4, 9], {
    from: line(24).describe('Who gives the paper away, by role.'),
    to: line(24).describe('Who gets it.'),
    days: z.number().int().min(1).max(30).describe('Working days that it waited there.'),
    minutes: z.number().int().min(1).max(240).describe('Minutes that were worked on it.'),
    note: line(90).optional().describe('What was written into the margin.'),
  }).describe('The way of the paper, in its order.'),
  demo: z.boolean().describe('True while the document is invented.'),
});

export type RouteContent = z.infer<typeof routeSchema>;
