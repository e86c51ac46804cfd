import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { icon, line, pagePath } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/platforms/<name>.yaml`: what an app can run on. The name of the file is its anchor. */
export const platformSchema = z.strictObject({
  name: line(20).describe('The platform in one or two words.'),
  text: line(120).describe(
    'When this platform is the right one: one sentence with somebody or something in it.',
  ),
  limit: line(110).describe('When it is not, or what it costs.'),
  icon,
  service: z
    .strictObject({
      text: line(120).describe('What you build there and how a buyer can check it, in one or two sentences.'),
      action: line(30).describe('Words of the link to the page.'),
    })
    .describe('What you sell for it, for the page of all services.'),
  page: pagePath.describe('The page about it; the name is linked once that page is built.'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type Platform = z.infer<typeof platformSchema>;

/** The platforms in their order. */
export const platforms = async () => byOrder(await entriesOf('platforms'));
