import { getEntry } from 'astro:content';
import type { Drawing } from '../art/Drawing.ts';
import { mark as markOf } from '../art/mark.ts';
import { rainStrip } from '../art/pictures.ts';
import { toSvg } from '../art/toSvg.ts';
import { toSymbol } from '../art/toSymbol.ts';
import { pictureOf } from '../integrations/drawings/coverFile.ts';
import { drawingFile } from '../integrations/drawings/drawingFile.ts';
import { brandPalette } from '../integrations/brand/brandPalette.ts';
import { hrefTo } from '../lib/builtPages.ts';
import { resolveAll, resolveMenus } from './navigation.ts';

/** Bands so loud that the mark stands on them in one colour. */
const loud: readonly (string | undefined)[] = ['vermilion', 'amber'];

/**
 * Everything around the pages' own words: who the agency is, its menus, its mark and the footer's drawing. `ground`
 * is what the header stands on, where that is not the page's paper.
 */
export async function frame(ground?: string) {
  const site = await getEntry('site', 'site');
  const navigation = await getEntry('navigation', 'navigation');
  if (!site) throw new Error('The file site/site.yaml is missing in the content folder.');
  if (!navigation) throw new Error('The file navigation/navigation.yaml is missing in the content folder.');
  const { menus, shortcuts, footer, offices, legal } = navigation.data;
  const { brand, action, actionNote } = site.data;
  const { art } = await brandPalette();
  // The mark joins the page’s sprite: no request of its own.
  const symbol = (id: string, drawing: Drawing) => `${drawingFile(id, toSymbol(id, drawing))}#${id}`;
  const mark = symbol('mark', markOf(art));
  const header = {
    brand,
    action,
    actionNote,
    mark,
    barMark: loud.includes(ground) ? symbol('mark-mono', markOf(art, art.mark.mono)) : mark,
    menus: resolveMenus(menus),
    shortcuts: { label: shortcuts.label, links: resolveAll(shortcuts.items) },
  };
  return {
    site: site.data,
    // In the page itself: a file of its own would be one more request on every first visit.
    icon: `data:image/svg+xml,${encodeURIComponent(toSvg(markOf(art)).trim())}`,
    header,
    footer: {
      site: site.data,
      mark,
      columns: footer
        .map(({ heading, items }) => ({ heading, links: resolveAll(items) }))
        .filter(({ links }) => links.length > 0),
      officesPage: offices && hrefTo(offices),
      legal: resolveAll(legal),
      rain: pictureOf('footer-rain', rainStrip('footer', art)),
    },
  };
}
