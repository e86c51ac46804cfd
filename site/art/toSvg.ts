import type { Drawing, Layer, Themed } from './Drawing.ts';
import { differs, viewBox } from './Drawing.ts';

type Attribute = readonly [name: string, value: Themed<string | number> | undefined];

const attributesOf = ({ fill, stroke }: Layer): Attribute[] => [
  ['fill', fill],
  ['stroke', stroke?.paint],
  ['stroke-width', stroke && rounded(stroke.width)],
];

const rounded = ({ light, dark }: Themed<number>): Themed<number> => ({
  light: Math.round(light * 100) / 100,
  dark: Math.round(dark * 100) / 100,
});

/** The parts of a drawing that a file holds, in order; the rain has a group of its own. */
const path = (layer: Layer, index: number): { markup: string; night: string } => {
  const attributes = attributesOf(layer).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const night = attributes.filter(({ value }) => differs(value));
  const name = night.length > 0 ? ` class="n${index}"` : '';
  const list = attributes.map(({ name: key, value }) => ` ${key}="${value.light}"`).join('');
  const cap = layer.stroke?.cap ? ` stroke-linecap="${layer.stroke.cap}"` : '';
  return {
    markup: `<path${name}${list}${cap} d="${layer.d}"/>`,
    night: night.length
      ? `.n${index}{${night.map(({ name: key, value }) => `${key}:${value.dark}`).join(';')}}`
      : '',
  };
};

/** A drawing as a file of its own, for `<img>`. It follows the `color-scheme` of the element that shows it. */
export const toSvg = (drawing: Drawing): string => {
  const paths = drawing.layers.map(path);
  const night = paths.map((part) => part.night).join('');
  const style = night ? `<style>@media (prefers-color-scheme:dark){${night}}</style>` : '';
  const { width, height } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="${viewBox(drawing)}" fill="none">${style}${paths.map((part) => part.markup).join('')}</svg>\n`
  );
};
