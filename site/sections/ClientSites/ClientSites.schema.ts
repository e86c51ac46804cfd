import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const clientSitesSchema = z.strictObject({
  /** What the sites have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** Why they have no case study here. */
  lede: line(200),
});

/** `content/client-sites/<name>.yaml`: something of ours that stands at a client's own address. */
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

export type ClientSites = z.infer<typeof clientSitesSchema>;
export type ClientSite = z.infer<typeof clientSiteSchema>;
