import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/** `content/records/client-sites/<name>.yaml`: something of ours that stands at a client's own address. */
export const clientSiteSchema = z.strictObject({
  /** Name of the site. */
  name: line(40),
  /** What we did there, with the year. */
  text: line(160),
  /** Where it stands. */
  url: z.url('Write the whole address, such as https://client.example/.'),
  /** Opens in a new tab, because it leads away from this site. */
  isTarget: z.boolean().default(true),
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
  /** True while the client is invented. */
  demo: z.boolean(),
});

export type ClientSite = z.infer<typeof clientSiteSchema>;

/** What stands at clients' own addresses, in its order. */
export const clientSites = async () => byOrder(await getCollection('client-sites'));
