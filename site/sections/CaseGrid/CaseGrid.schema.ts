import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseGridSchema = z.strictObject({
  /** What the cards are, for those who hear the page; it is not shown. */
  heading: line(60),
  /** Case studies at the top, in this order: names of files in `content/pages/case-studies/`. The others follow. */
  first: z.array(line(80)),
  /** What stands there when no card carries the chosen tags, and how to widen: {tags} is replaced by their names. */
  empty: line(160),
  /** How many cards are shown at first, under them: {shown} and {total} are replaced. */
  shown: line(40),
  /** The link that shows the others: {rest} is replaced by their number. */
  more: line(40),
});

export type CaseGrid = z.infer<typeof caseGridSchema>;
