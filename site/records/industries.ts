import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line, pagePath } from '../lib/fields.ts';

/** `content/records/industries/<name>.yaml`: an industry you build for. The name of the file is its anchor. */
export const industrySchema = z.strictObject({
  /** The industry in one or two words. */
  name: line(20),
  /** What you build there: things somebody handles, such as shifts, leases or work orders. */
  text: line(120),
  /** What such software has to speak or obey: standards, feeds, hardware. */
  standards: line(110),
  /** The page about it; the name is linked once that page is built. */
  page: pagePath,
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
});

export type Industry = z.infer<typeof industrySchema>;

/** The industries in their order. */
export const industries = async () => byOrder(await getCollection('industries'));
