import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const caseFilterSchema = z.strictObject({
  heading: line(60).describe('What the filter is for, for those who hear the page; it is not shown.'),
  labels: z
    .strictObject({ service: line(20), industry: line(20), platform: line(20) })
    .describe('What each group of tags is called.'),
  sort: z
    .strictObject({ label: line(20), chosen: line(20), name: line(20), industry: line(20) })
    .describe(
      'The order of the cards: what the choice is called, and its three ways; the first is the order of this page.',
    ),
  reset: line(20).describe('Words of the button that takes all tags away.'),
  count: line(60).describe('How many cards are shown: {shown} and {total} are replaced.'),
  empty: z
    .strictObject({
      both: line(90).describe('Two tags that no card carries together: {one} and {other} are replaced.'),
      several: line(90).describe('The same of three or more: {tags} is replaced by their names.'),
      without: line(60).describe(
        'A button that takes tags away: {tags}, and {count}, how many cards are left without them.',
      ),
    })
    .describe('What stands there when no card carries the chosen tags.'),
});

export type CaseFilter = z.infer<typeof caseFilterSchema>;
