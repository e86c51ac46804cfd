import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { byOrder } from '../lib/byOrder.ts';
import { line, pagePath } from '../lib/fields.ts';

/** `content/records/industries/<name>.yaml`: an industry you build for. The name of the file is its anchor. */
export const industrySchema = z.strictObject({
  name: line(20).describe('The industry in one or two words.'),
  text: line(120).describe(
    'What you build there: things somebody handles, such as shifts, leases or work orders.',
  ),
  standards: line(110).describe('What such software has to speak or obey: standards, feeds, hardware.'),
  page: pagePath.describe('The page about it; the name is linked once that page is built.'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type Industry = z.infer<typeof industrySchema>;

/** The industries in their order. */
export const industries = async () => byOrder(await getCollection('industries'));
