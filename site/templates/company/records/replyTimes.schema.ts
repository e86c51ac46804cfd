import { z } from 'astro/zod';
import { day } from '../../../collections/fields.ts';

const count = z.int().min(0);
const replyTime = z.strictObject({ hours: count, isMore: z.boolean() }).nullable();

/**
 * `content/records/reply-times.json`: how the promise of a reply was kept, as `npm run inquiries -- reply-times --format
 * json` prints it. `service/desk/replyTimes.ts` says what each means. Without the file no page tells of it.
 */
export const replyTimesSchema = z.strictObject({
  measuredOn: day,
  from: day,
  to: day,
  due: count,
  kept: count,
  late: count,
  contradicted: count,
  open: count,
  keptPercent: z.int().min(0).max(100).nullable(),
  median: replyTime,
  ninetieth: replyTime,
  aside: count,
  erased: count,
  inTime: count,
  overdue: count,
  demo: z.literal(true).optional().describe('True while the numbers are invented for a demonstration.'),
});

export type ReplyTimes = z.infer<typeof replyTimesSchema>;
