import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line, pagePath, ref } from '../collections/fields.ts';
import { technologySprite } from '../pictures/technologyMark.ts';
import { allNamed, named } from '../collections/named.ts';
import { technologySchema } from './technologies.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/frameworks/<name>.yaml`: a framework that you build with, with a page of its own. */
export const frameworkSchema = technologySchema.extend({
  text: line(110).describe('When it is the right one, in one or two short sentences.'),
  page: pagePath.describe('The page about it; the tile is linked once that page is built.'),
  role: ref('roles').describe('Who works with it.'),
  order: z.number().int().min(1).describe('Place among the tiles, counted from 1.'),
});

export type Framework = z.infer<typeof frameworkSchema>;

/** The frameworks in their order with the sprite of their logos, one of them marked as the page's own. */
export async function frameworks(own: string) {
  const all = byOrder(await entriesOf('frameworks'));
  return {
    frameworks: all.map((framework) => ({ ...framework, own: framework.id === own })),
    sprite: await technologySprite('frameworks', all),
  };
}

/** Who works with the frameworks, each role once, and how soon. Throws an Error when the roles differ in that. */
export async function frameworkRoles() {
  const names = byOrder(await entriesOf('frameworks')).map(({ role }) => role);
  const roles = (await allNamed('roles', [...new Set(names)])).map(({ data }) => data);
  const [kind, ...others] = [...new Set(roles.map((role) => role.kind))];
  if (kind === undefined || others.length > 0)
    throw new Error('The roles of the frameworks are of several kinds.');
  const { id, data } = await named('hiring', kind);
  return { roles, hiring: { ...data, id } };
}
