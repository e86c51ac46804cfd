import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseFilterSchema = z.strictObject({
  /** What the filter is for, for those who hear the page; it is not shown. */
  heading: line(60),
  /** What each group of tags is called. */
  labels: z.strictObject({ service: line(20), industry: line(20), platform: line(20) }),
  /** The order of the cards: what the choice is called, and its three ways; the first is the order of this page. */
  sort: z.strictObject({ label: line(20), chosen: line(20), name: line(20), industry: line(20) }),
  /** Words of the button that takes all tags away. */
  reset: line(20),
  /** How many cards are shown: {shown} and {total} are replaced. */
  count: line(60),
});

export type CaseFilter = z.infer<typeof caseFilterSchema>;
