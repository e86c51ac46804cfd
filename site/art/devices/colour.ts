import { z } from 'astro/zod';
import { among, namesFrom } from '../../collections/among.ts';
import type { Palette } from '../palette.schema.ts';

/** The names below each group of some fields, such as `band.teal`. */
const below = (groups: unknown): string[] =>
  Object.entries(Object(groups)).flatMap(([group, members]) =>
    Object.keys(Object(members)).map((member) => `${group}.${member}`),
  );

/** The names of all colours of the palette. */
const colours = () =>
  namesFrom('palette', ({ color, art }) => {
    const { grounds, ramps } = Object(art);
    return [...below(color), ...below({ ground: grounds }), ...below(ramps)];
  });

/**
 * A colour of the palette, always its light value: of the interface (`band.teal`), of a cover's ground
 * (`ground.warm`), or a step of a ramp counted from 0, dark to light (`ember.4`). With a share it is mixed into
 * white: `ember.8 30%` is a pale tint.
 */
export const colourName = z
  .string()
  .regex(
    /^[a-z][a-z-]*\.[a-z0-9-]+(?: [1-9]\d?%)?$/,
    'Write a colour of the palette such as band.teal, a step of a ramp such as ember.4, or a tint such as ember.8 30%.',
  )
  .superRefine((name, context) =>
    among(colours, () => `The palette has no colour "${name}".`)(name.split(' ')[0] ?? '', context),
  );

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours (`#rrggbb`) by the formula of WCAG 2, from 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const find = ({ color, art }: Palette, group: string, key: string): string | undefined => {
  if (group === 'ground') return Object.entries(art.grounds).find(([name]) => name === key)?.[1].fill.light;
  const ramp = art.ramps[group];
  if (ramp) return ramp[Number(key)];
  const colours = Object.entries(color).find(([name]) => name === group)?.[1] ?? {};
  return Object.entries(colours).find(([name]) => name === key)?.[1].light;
};

/** The value (`#rrggbb`) of a colour name. Throws an Error that repeats a name the palette does not have. */
export const colourOf = (palette: Palette, name: string): string => {
  const [path = '', share] = name.split(' ');
  const [group = '', key = ''] = path.split('.');
  const hex = find(palette, group, key);
  if (hex === undefined) throw new Error(`The palette has no colour "${name}".`);
  if (share === undefined) return hex;
  const part = Number.parseInt(share, 10) / 100;
  const mixed = channels(hex).map((channel) => Math.round(255 + (channel - 255) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
