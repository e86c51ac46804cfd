import { mark as markOf } from '../art/mark.ts';
import { menuRain, rainStrip } from '../art/pictures.ts';
import { toSvg } from '../art/toSvg.ts';
import { pictureOf } from '../pictures/coverFile.ts';
import { iconSvg } from '../discovery/icons.ts';
import { addressOf } from '../collections/addresses.ts';
import { brandPalette } from '../pictures/brandPalette.ts';
import { dataAddress } from './dataAddress.ts';
import { agency, offices } from '../records/agency.ts';
import { hrefTo } from '../collections/routes.ts';
import { single } from '../collections/single.ts';
import { searchParts } from '../search/searchParts.ts';
import { resolveAll, resolveMenus } from './navigation.ts';

/** Bands so bright that the mark stands on them in one colour. */
const loud: readonly (string | undefined)[] = ['vermilion', 'amber'];

/**
 * Everything around a page's own content: the agency, its menus, its mark and the footer's drawing. `ground` is the
 * header's background, if that is not the page's paper.
 */
export async function siteShell(ground?: string) {
  const site = await agency();
  const { menus, shortcuts, footer, offices: officesPage, legal } = await single('navigation');
  const { brand, action, actionNote } = site;
  const { art, color } = await brandPalette();
  // Inlined, since a file would cost one more request on every first visit.
  const mark = dataAddress(await iconSvg());
  const header = {
    brand,
    action,
    actionNote,
    mark,
    barMark: loud.includes(ground) ? dataAddress(toSvg(markOf(art, art.mark.mono))) : mark,
    search: {
      label: (await single('search-words')).link,
      href: addressOf('search'),
      parts: await searchParts(),
    },
    menus: await resolveMenus(menus),
    menuRain: pictureOf('menu-rain', menuRain(art)),
    shortcuts: { label: shortcuts.label, links: resolveAll(shortcuts.items) },
  };
  return {
    site,
    icon: mark,
    /** The page's colour, which a phone also gives its own bars. */
    paper: color.page.paper,
    header,
    footer: {
      site,
      mark,
      columns: footer
        .map(({ heading, items }) => ({ heading, links: resolveAll(items) }))
        .filter(({ links }) => links.length > 0),
      offices: await offices(),
      officesPage: officesPage && hrefTo(officesPage),
      legal: resolveAll(legal),
      rain: pictureOf('footer-rain', rainStrip('footer', art)),
    },
  };
}
