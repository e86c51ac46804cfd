import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const servicesSchema = z.strictObject({
  /** The heading beside the list; two or three words stand best. Write " & " for the ampersand. */
  heading: line(40),
  /** Under the heading: who does the work, and what you turn down. */
  lede: line(160),
});

/** `content/services/<name>.yaml`: one row of the list of services. The name of the file is its anchor. */
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

export type Services = z.infer<typeof servicesSchema>;
export type Service = z.infer<typeof serviceSchema>;
