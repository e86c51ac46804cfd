import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line, pagePath, ref } from '../collections/fields.ts';
import { named } from '../collections/named.ts';
import { officeRates, rateCard } from './rates.ts';
import { entriesOf } from '../collections/entries.ts';

const FAMILIES = ['mobile', 'web', 'design', 'ai'] as const;

const grounds = { mobile: undefined, web: 'indigo', design: 'amber', ai: 'teal' } as const;

/** `content/records/roles/<name>.yaml`: somebody you can hire, with a page of its own. */
export const roleSchema = z
  .strictObject({
    name: line(40).describe('The role in the plural, such as "iOS developers".'),
    short: line(30).describe('The beginning of the name that tells it apart in a list, such as "iOS".'),
    order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
    kind: ref('hiring').describe('Whose hiring time applies.'),
    rates: ref('rates').describe('Whose rates apply.'),
    family: z.enum(FAMILIES).describe('What its work is about; the first band of its page has that colour.'),
    page: pagePath,
  })
  .refine(({ name, short }) => name.startsWith(short), {
    path: ['short'],
    error: 'Write the first words of the name here.',
  });

export type Role = z.infer<typeof roleSchema>;

/** Whose hiring time and rates apply to a role, and the colour of the first band on its page, if not the page's own. */
export async function roleLook(role: string) {
  const { kind, rates, family } = (await named('roles', role)).data;
  return { kind, rates, ground: grounds[family] };
}

/** The rates of each kind of work at each office, with the roles that have them. */
export async function rolesByRates() {
  const all = await Promise.all(
    (await roles()).map(async (role) => ({ role, own: (await rateCard(role.rates)).own })),
  );
  return (await officeRates())
    .map((card) => ({ card, roles: all.filter(({ own }) => own === card.id).map(({ role }) => role) }))
    .filter((group) => group.roles.length > 0);
}

/** The roles for hire in their order. */
export const roles = async () => byOrder(await entriesOf('roles'));
