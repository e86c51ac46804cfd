import { z } from 'astro/zod';
import { byOrder } from '../../../collections/byOrder.ts';
import { line, pagePath, several } from '../../../collections/fields.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/service-groups/<name>.yaml`: services that belong together. The name of the file is the anchor. */
export const serviceGroupSchema = z.strictObject({
  name: line(24).describe('The group in one or two words. Write " & " for the ampersand.'),
  text: line(140).describe('Whom the group is for, in one sentence.'),
  services: several([1, 9], {
    name: line(40).describe('The service, as its menu entry says it.'),
    text: line(80).describe('What tells it from its neighbour, in a few words without a full stop.'),
    page: pagePath.describe('The page about it; the name is linked once that page is built.'),
  }),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type ServiceGroup = z.infer<typeof serviceGroupSchema>;

/** The groups of services in their order. */
export const serviceGroups = async () => byOrder(await entriesOf('service-groups'));
