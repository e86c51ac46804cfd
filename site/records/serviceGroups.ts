import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line, pagePath } from '../lib/fields.ts';

/** `content/records/service-groups/<name>.yaml`: services that belong together. The name of the file is the anchor. */
export const serviceGroupSchema = z.strictObject({
  /** The group in one or two words. Write " & " for the ampersand. */
  name: line(24),
  /** Whom the group is for, in one sentence. */
  text: line(140),
  services: z
    .array(
      z.strictObject({
        /** The service, as its menu entry says it. */
        name: line(40),
        /** What tells it from its neighbour, in a few words without a full stop. */
        text: line(80),
        /** The page about it; the name is linked once that page is built. */
        page: pagePath,
      }),
    )
    .min(1)
    .max(9),
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
});

export type ServiceGroup = z.infer<typeof serviceGroupSchema>;

/** The groups of services in their order. */
export const serviceGroups = async () => byOrder(await getCollection('service-groups'));
