import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line, pagePath } from '../lib/fields.ts';

/** `content/records/roles/<name>.yaml`: somebody you can hire, with a page of its own. */
export const roleSchema = z
  .strictObject({
    /** The role in the plural, such as "iOS developers". */
    name: line(40),
    /** The beginning of the name that tells it apart in a list, such as "iOS". */
    short: line(30),
    /** Place in the list, counted from 1. */
    order: z.number().int().min(1),
    /** Whose hiring time applies: the name of a file in `content/records/hiring/`. */
    kind: line(30),
    page: pagePath,
  })
  .refine(({ name, short }) => name.startsWith(short), {
    path: ['short'],
    error: 'Write the first words of the name here.',
  });

export type Role = z.infer<typeof roleSchema>;

/** The roles for hire in their order. */
export const roles = async () => byOrder(await getCollection('roles'));
