import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const replyTimesWords = z.strictObject({
  heading: line(60).describe(
    'What was measured; the numbers are in `content/records/reply-times.json`, and without it nothing of this is shown.',
  ),
  lede: line(220).describe('Who measures it, and who can contradict it.'),
  definition: line(400).describe('What counts as in time, and what is left out.'),
  measured: line(120).describe('{from} and {to} are the first and the last day, {day} when it was measured.'),
  labels: z
    .strictObject({
      due: line(40),
      kept: line(40),
      late: line(40),
      contradicted: line(40),
      open: line(40),
      median: line(40),
      ninetieth: line(40),
      aside: line(40),
      erased: line(40),
    })
    .describe('What stands before each number, in the order of the table.'),
  share: line(20).describe('{count} of the replies are {percent} percent; not shown for fewer than 20.'),
  within: line(30).describe('A time, where {hours} is a number.'),
  moreThan: line(30).describe('The same where it falls among replies that never came.'),
});

export type ReplyTimesWords = z.infer<typeof replyTimesWords>;
