import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { byOrder } from '../lib/byOrder.ts';
import { line, pagePath, ref } from '../lib/fields.ts';
import { named } from './named.ts';

const FAMILIES = ['mobile', 'web', 'design', 'ai'] as const;

const grounds = { mobile: undefined, web: 'indigo', design: 'amber', ai: 'teal' } as const;

/** `content/records/roles/<name>.yaml`: somebody you can hire, with a page of its own. */
export const roleSchema = z
  .strictObject({
    name: line(40).describe('The role in the plural, such as "iOS developers".'),
    short: line(30).describe('The beginning of the name that tells it apart in a list, such as "iOS".'),
    order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
    kind: ref('hiring').describe('Whose hiring time applies.'),
    family: z.enum(FAMILIES).describe('What its work is about; the first band of its page has that colour.'),
    page: pagePath,
  })
  .refine(({ name, short }) => name.startsWith(short), {
    path: ['short'],
    error: 'Write the first words of the name here.',
  });

export type Role = z.infer<typeof roleSchema>;

/** Whose hiring time applies to a role, and the colour of the first band on its page, if not the page's own. */
export async function roleLook(role: string) {
  const { kind, family } = (await named('roles', role)).data;
  return { kind, ground: grounds[family] };
}

/** The roles for hire in their order. */
export const roles = async () => byOrder(await getCollection('roles'));
