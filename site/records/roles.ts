import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { byOrder } from '../lib/byOrder.ts';
import { line, pagePath, ref } from '../lib/fields.ts';

/** `content/records/roles/<name>.yaml`: somebody you can hire, with a page of its own. */
export const roleSchema = z
  .strictObject({
    name: line(40).describe('The role in the plural, such as "iOS developers".'),
    short: line(30).describe('The beginning of the name that tells it apart in a list, such as "iOS".'),
    order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
    kind: ref('hiring').describe('Whose hiring time applies.'),
    page: pagePath,
  })
  .refine(({ name, short }) => name.startsWith(short), {
    path: ['short'],
    error: 'Write the first words of the name here.',
  });

export type Role = z.infer<typeof roleSchema>;

/** The roles for hire in their order. */
export const roles = async () => byOrder(await getCollection('roles'));
