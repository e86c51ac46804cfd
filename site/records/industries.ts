import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line, pagePath } from '../collections/fields.ts';
import { INDUSTRY_TAGS } from './caseStudies.ts';
import { entriesOf } from '../collections/entries.ts';

/** The tags of case studies that belong to an industry. */
export const industryTags = z
  .array(z.enum(INDUSTRY_TAGS))
  .describe('Tags of the case studies that belong here. Each case study belongs to exactly one industry.');

/** `content/records/industries/<name>.yaml`: an industry you build for. The name of the file is its anchor. */
export const industrySchema = z.strictObject({
  name: line(24).describe('The industry in one to three words.'),
  page: pagePath.describe('The page about it; the name is linked once that page is built.'),
  tags: industryTags.default([]),
  none: line(40)
    .optional()
    .describe('What stands there while no case study belongs to it, such as "No case study yet".'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type Industry = z.infer<typeof industrySchema>;

/** The industries in their order. */
export const industries = async () => byOrder(await entriesOf('industries'));
