import { z } from 'astro/zod';
import { CONTACT_PAGE } from '../../contract/addresses.ts';
import { byOrder } from '../collections/byOrder.ts';
import { action } from '../collections/actions.ts';
import {
  icon,
  line,
  linkFields,
  pagePath,
  refuseSpunLabel,
  several,
  withLabel,
} from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/engagement/<name>.yaml`: one way to work with you, as a column. */
export const engagementModelSchema = z.strictObject({
  name: line(20).describe('The name of the model.'),
  icon: icon.describe('A Lucide icon beside the name, such as `file-check`.'),
  alt: line(60).describe('What the icon shows.'),
  summary: line(110).describe('Under the name: one or two sentences.'),
  lines: several([1, 6], { label: line(24), value: line(32) }).describe(
    'The lines of the column; give every model the same labels in the same order, so that they can be compared.',
  ),
  action: z
    .union([
      action.transform((label) => ({ label, page: CONTACT_PAGE, until: undefined })),
      z
        .strictObject({
          ...linkFields,
          until: pagePath.optional().describe('Where it leads until that page is built, such as /#process.'),
        })
        .superRefine(refuseSpunLabel)
        .transform(withLabel),
    ])
    .describe('The way on: an action, which opens the form, or a page, which is linked once it is built.'),
  recommended: z.boolean().describe('True for the one model that you would choose for most; it stands out.'),
  order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
});

export type EngagementModel = z.infer<typeof engagementModelSchema>;

/** The ways to work with the agency, in their order. */
export const engagementModels = async () => byOrder(await entriesOf('engagement'));
