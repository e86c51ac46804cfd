import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line, pagePath } from '../lib/fields.ts';

/** `content/records/services/<name>.yaml`: one row of the list of services. The name of the file is its anchor. */
export const serviceSchema = z.strictObject({
  /** What you sell, in one to three words. Write " & " for the ampersand. */
  name: line(30),
  /** One or two short sentences with a fact in them, different in form from its neighbours. */
  text: line(90),
  /** The page about this service. */
  page: pagePath,
  /** Where the row leads until that page is built, such as /#work. */
  until: pagePath.optional(),
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
});

export type Service = z.infer<typeof serviceSchema>;

/** The services in their order. */
export const services = async () => byOrder(await getCollection('services'));
