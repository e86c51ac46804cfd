import { getCollection } from 'astro:content';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { byOrder } from '../../lib/byOrder.ts';
import { pick } from '../../lib/pick.ts';
import { sprite } from '../../lib/sprite.ts';
import { technologyMark } from '../../lib/technologyMark.ts';

const marks = async (icons: readonly string[]) =>
  sprite(await Promise.all([...new Set(icons)].map(technologyMark)));

/** The frameworks in their order with the sprite of their logos, the one of the page marked as its own. */
export async function frameworks(own: string) {
  const all = byOrder(await getCollection('frameworks'));
  return {
    frameworks: all.map((framework) => ({ ...framework, own: framework.id === own })),
    sprite: drawingFile('frameworks', await marks(all.map(({ icon }) => icon))),
  };
}

/** The tools of a set, and the sprite of their logos. Throws an Error that names a missing set. */
export async function toolSet(name: string) {
  const tools = pick(await getCollection('toolSets'), [name], 'tool-sets').flatMap(({ data }) => data.items);
  return { tools, sprite: drawingFile(`tools-${name}`, await marks(tools.map(({ icon }) => icon))) };
}

/** Who works with the frameworks, each role once, and how soon. Throws an Error when the roles differ in that. */
export async function frameworkRoles() {
  const names = byOrder(await getCollection('frameworks')).map(({ role }) => role);
  const roles = pick(await getCollection('roles'), [...new Set(names)], 'roles').map(({ data }) => data);
  const kinds = [...new Set(roles.map(({ kind }) => kind))];
  const [hiring, ...others] = pick(await getCollection('hiring'), kinds, 'hiring');
  if (!hiring || others.length > 0) throw new Error('The roles of the frameworks are of several kinds.');
  return { roles, hiring: { ...hiring.data, id: hiring.id } };
}
