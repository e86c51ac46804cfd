import { hrefTo } from '../records/routes.ts';
import type { Navigation, NavigationItem } from './navigation.schema.ts';

export interface ResolvedLink {
  label: string;
  href: string;
}

type Target = Pick<NavigationItem, 'label' | 'page' | 'until'>;

/** Where an entry leads today: its page, else the place named until then, else nothing. */
export function resolve({ label, page, until }: Target): ResolvedLink | undefined {
  const href = hrefTo(page) ?? (until && hrefTo(until));
  return href ? { label, href } : undefined;
}

/** The entries that lead somewhere, in their order. */
export function resolveAll(items: readonly Target[]): ResolvedLink[] {
  return items.flatMap((item) => resolve(item) ?? []);
}

export interface ResolvedMenu {
  id: string;
  label: string;
  /** Its own page, where it is built. */
  href: string | undefined;
  columns: { heading: string; links: ResolvedLink[] }[];
  feature: Navigation['menus'][number]['feature'];
}

/** The header's menus with what can be reached today; a menu that leads nowhere is left out. */
export function resolveMenus(menus: Navigation['menus']): ResolvedMenu[] {
  return menus
    .map((menu) => ({
      id: `menu-${menu.label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      label: menu.label,
      href: resolve(menu)?.href,
      columns: menu.columns
        .map(({ heading, items }) => ({ heading, links: resolveAll(items) }))
        .filter(({ links }) => links.length > 0),
      feature: menu.feature,
    }))
    .filter(({ href, columns }) => href !== undefined || columns.length > 0);
}
