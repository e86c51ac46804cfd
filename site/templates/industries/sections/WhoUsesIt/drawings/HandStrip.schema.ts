import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

export const handStripSchema = z.strictObject({
  heading: line(70).describe('Who passes the record to whom.'),
  hands: several([3, 4], {
    role: ref('product-roles').optional().describe('The role in the software, such as `administrator`.'),
    name: line(40).describe('Who that is in the trade, such as "Maintenance planner".'),
    text: line(220).describe('What this person does with the record.'),
    passes: line(80).describe('What goes on to the next hand, in numbers where there are some.'),
  }).describe('The hands in their order; the last one passes it back to the first.'),
});

export type HandStrip = z.infer<typeof handStripSchema>;
