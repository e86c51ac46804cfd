import { z } from 'astro/zod';
import { byOrder } from '../../../collections/byOrder.ts';
import { line } from '../../../collections/fields.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/client-sites/<name>.yaml`: something of ours that stands at a client's own address. */
export const clientSiteSchema = z.strictObject({
  name: line(40).describe('Name of the site.'),
  text: line(160).describe('What we did there, with the year.'),
  url: z.url('Write the whole address, such as https://client.example/.').describe('Where it stands.'),
  isTarget: z.boolean().default(true).describe('Opens in a new tab, because it leads away from this site.'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
  demo: z.boolean().describe('True while the client is invented.'),
});

export type ClientSite = z.infer<typeof clientSiteSchema>;

/** What stands at clients' own addresses, in its order. */
export const clientSites = async () => byOrder(await entriesOf('client-sites'));
