import { fill } from '../collections/fill.ts';
import { hrefTo, pathsOf } from '../collections/routes.ts';
import type { Navigation, NavigationItem } from './navigation.schema.ts';

export interface ResolvedLink {
  label: string;
  href: string;
}

type Target = Pick<NavigationItem, 'label' | 'page' | 'until'>;

/** Where an entry leads today: to its page if built, else to its `until` page, else nowhere. */
export function resolve({ label, page, until }: Target): ResolvedLink | undefined {
  const href = hrefTo(page) ?? (until && hrefTo(until));
  return href ? { label, href } : undefined;
}

/** The entries that lead somewhere, in their order. */
export function resolveAll(items: readonly Target[]): ResolvedLink[] {
  return items.flatMap((item) => resolve(item) ?? []);
}

type Menu = Navigation['menus'][number];

export interface ResolvedMenu {
  id: string;
  label: string;
  /** Its own page, where it is built. */
  href: string | undefined;
  columns: { heading: string; links: ResolvedLink[] }[];
  /** The link to its page, if the columns name only some of the pages under it. */
  all: ResolvedLink | undefined;
  feature: (NonNullable<Menu['feature']> & { href: string | undefined }) | undefined;
}

/**
 * The menu of a page: the first one that leads to it, or else to a page above it. The home page does not count, since
 * it is above all.
 */
export function currentMenu(
  menus: readonly ResolvedMenu[],
  addresses: readonly string[],
): string | undefined {
  const [own, ...above] = addresses.filter((address) => address !== '/');
  const leadsTo = (address: string | undefined) =>
    menus.find(
      ({ href, columns }) =>
        href === address || columns.some(({ links }) => links.some((link) => link.href === address)),
    );
  return [own, ...above.reverse()].map(leadsTo).find((menu) => menu !== undefined)?.id;
}

async function resolveMenu(menu: Menu): Promise<ResolvedMenu> {
  const href = resolve(menu)?.href;
  const count = menu.all ? (await pathsOf(menu.all.of, 'page')).length : 0;
  return {
    id: `menu-${menu.label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    label: menu.label,
    href,
    columns: menu.columns
      .map(({ heading, items }) => ({ heading, links: resolveAll(items) }))
      .filter(({ links }) => links.length > 0),
    all: menu.all && href ? { label: fill(menu.all.label, { count: String(count) }), href } : undefined,
    feature: menu.feature && {
      ...menu.feature,
      href: (menu.feature.page && hrefTo(menu.feature.page)) ?? href,
    },
  };
}

/** The header's menus with what can be reached today; a menu that leads nowhere is left out. */
export async function resolveMenus(menus: readonly Menu[]): Promise<ResolvedMenu[]> {
  const resolved = await Promise.all(menus.map(resolveMenu));
  return resolved.filter(({ href, columns }) => href !== undefined || columns.length > 0);
}
