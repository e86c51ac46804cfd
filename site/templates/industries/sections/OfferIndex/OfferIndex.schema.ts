import { z } from 'astro/zod';
import { icon, line, pagePath, ref, several } from '../../../../collections/fields.ts';
import { serviceSchema } from '../../../../records/services.ts';

export const offerIndexSchema = z.strictObject({
  heading: line(60).describe('What can be ordered.'),
  lede: line(200).optional().describe('Beside the heading: who does the work, and what you turn down.'),
  rows: several([3, 8], serviceSchema.omit({ order: true, until: true })).describe(
    'What can be ordered, in two columns.',
  ),
  benefits: z.strictObject({
    heading: line(60).describe('What gets better, where the reader can check it.'),
    entries: several([2, 4], {
      icon,
      title: line(40),
      text: line(200),
      page: pagePath.optional().describe('Where the figure is defined, such as `/figures/`.'),
      fact: line(40).optional().describe('Name of the fixed fact that the entry states.'),
    }),
  }),
  tools: several([1, 4], ref('technologies')).describe('Which groups of tools are shown.'),
});

export type OfferIndex = z.infer<typeof offerIndexSchema>;
