import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line, pagePath } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/services/<name>.yaml`: one row of the list of services. The name of the file is its anchor. */
export const serviceSchema = z.strictObject({
  name: line(30).describe('What you sell, in one to three words. Write " & " for the ampersand.'),
  text: line(90).describe(
    'One or two short sentences with a fact in them, different in form from its neighbours.',
  ),
  page: pagePath.describe('The page about this service.'),
  until: pagePath.optional().describe('Where the row leads until that page is built, such as /#work.'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type Service = z.infer<typeof serviceSchema>;

/** The services in their order. */
export const services = async () => byOrder(await entriesOf('services'));
