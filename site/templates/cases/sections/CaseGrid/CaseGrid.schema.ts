import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const caseGridSchema = z.strictObject({
  heading: line(60).describe('What the cards are, for those who hear the page; it is not shown.'),
  first: z.array(ref('case-studies')).describe('Case studies at the top, in this order. The others follow.'),
  shown: line(40).describe(
    'How many cards are shown at first, under them: {shown} and {total} are replaced.',
  ),
  more: line(40).describe('The link that shows the others: {rest} is replaced by their number.'),
});

export type CaseGrid = z.infer<typeof caseGridSchema>;
