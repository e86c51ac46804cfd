import { readFileSync } from 'node:fs';
import { packageFile } from '../../lib/packageFile.ts';
import { colourOf, contrast } from './colour.ts';
import type { Palette } from '../palette.schema.ts';
import { element } from './svg.ts';
import { loadType } from './type.ts';
import type { FontSources, Type } from './type.ts';

/** What every device drawing needs of a brand: its type, its colours, and the icons. */
export interface Look {
  readonly type: Type;
  /** The value (`#rrggbb`) of a colour name. */
  colour(name: string): string;
  /** The better readable one of ink and surface on a ground (`#rrggbb`). */
  on(ground: string): string;
  /** A Lucide icon in a box of `size` px, lines in the given colour. Throws an Error when there is no such icon. */
  icon(name: string, size: number, colour: string): string;
}

const icon: Look['icon'] = (name, size, colour) => {
  const file = readFileSync(packageFile('lucide-static', 'icons', `${name}.svg`), 'utf8');
  const shapes = file.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s*\n\s*/g, '');
  const line = {
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return element('svg', { width: size, height: size, viewBox: '0 0 24 24', ...line }, shapes);
};

/** Loads the look of a brand from its palette and fonts. */
export async function loadLook(palette: Palette, fonts: FontSources): Promise<Look> {
  const colour = (name: string): string => colourOf(palette, name);
  const [dark, light] = [colour('text.ink'), colour('page.surface')];
  const on = (ground: string): string => (contrast(dark, ground) >= contrast(light, ground) ? dark : light);
  return { type: await loadType(fonts), colour, on, icon };
}
