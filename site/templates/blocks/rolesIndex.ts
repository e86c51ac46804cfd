import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';
import type { RolesIndex } from '../../sections/RolesIndex/RolesIndex.schema.ts';

/** The groups with the names, pages and onboarding times of their roles. Throws an Error unless each role stands once. */
export async function rolesIndex({ groups }: RolesIndex) {
  const all = await getCollection('roles');
  const kinds = await getCollection('hiring');
  const named = groups.flatMap(({ roles }) => roles.map(({ role }) => role));
  for (const { id } of all) {
    const times = named.filter((role) => role === id).length;
    if (times !== 1)
      throw new Error(`hire-hub/hire.yaml names roles/${id}.yaml ${times} times; name it once.`);
  }
  return {
    groups: groups.map(({ heading, roles }) => ({
      heading,
      roles: roles.flatMap(({ role, text }) =>
        pick(all, [role], 'roles').map(({ id, data: { name, page, kind } }) => {
          const [times] = pick(kinds, [kind], 'hiring');
          return { id, name, page, text, joins: times?.data.onboarding ?? '' };
        }),
      ),
    })),
  };
}
