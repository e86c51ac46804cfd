import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { icon, line, pagePath } from '../lib/fields.ts';

/** `content/records/platforms/<name>.yaml`: what an app can run on. The name of the file is its anchor. */
export const platformSchema = z.strictObject({
  /** The platform in one or two words. */
  name: line(20),
  /** When this platform is the right one: one sentence with somebody or something in it. */
  text: line(120),
  /** When it is not, or what it costs. */
  limit: line(110),
  icon,
  /** What you sell for it, for the page of all services. */
  service: z.strictObject({
    /** What you build there, in one or two sentences. */
    text: line(120),
    /** How a buyer can check it. */
    proof: line(120),
    /** Words of the link to the page. */
    action: line(30),
  }),
  /** The page about it; the name is linked once that page is built. */
  page: pagePath,
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
});

export type Platform = z.infer<typeof platformSchema>;

/** The platforms in their order. */
export const platforms = async () => byOrder(await getCollection('platforms'));
