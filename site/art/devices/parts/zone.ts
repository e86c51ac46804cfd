import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, element, rect, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

const place = z.tuple([share, share]);

/** A grid of streets with the area in which something is allowed, places kept free in it, and an address. */
export const zoneSchema = z.strictObject({
  kind: z.literal('zone'),
  /** Corners of the area, each [across, down] from 0 to 1. */
  area: several([3, 10], place),
  /** Round places that are kept free, with their radius as a share of the width. */
  free: several([0, 4], { at: place, radius: share }).default([]),
  /** The address, and the word at it. */
  address: z.strictObject({ at: place, text: line(18) }),
  /** Height in px. */
  height: z.number().int().min(140).max(320).default(220),
});

export const zone: Draw<z.infer<typeof zoneSchema>> = ({ area, free, address, height }, stage) => {
  const { width } = stage;
  const at = ([x, y]: readonly [number, number]): [number, number] => [x * width, y * height];
  const street = stage.colour('page.surface');
  const lots = Array.from({ length: 7 }, (_, i) => (i + 0.5) / 7);
  const streets = lots.map((u, i) => {
    const wide = i % 3 === 1 ? 9 : 4;
    return (
      stroke(`M${(u * width).toFixed(1)} 0v${height}`, street, wide) +
      stroke(`M0 ${(u * height).toFixed(1)}h${width}`, street, wide)
    );
  });
  const allowed = element('path', {
    d: `${through(area.map(at))}Z`,
    fill: stage.accent,
    'fill-opacity': 0.22,
    stroke: stage.accent,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  });
  const ink = stage.colour('text.ink');
  const kept = free.map(({ at: centre, radius }) => {
    const [x, y] = at(centre);
    const edge = { stroke: ink, 'stroke-width': 2, 'stroke-dasharray': '5 4' };
    return circle(x, y, radius * width, { fill: street, 'fill-opacity': 0.85, ...edge });
  });
  const [x, y] = at(address.at);
  const half = stage.type.width(address.text, 'strong', 13) / 2 + 10;
  const left = Math.min(Math.max(x, half + 4), width - half - 4);
  const pin =
    circle(x, y, 9, { fill: ink, stroke: street, 'stroke-width': 4 }) +
    rect(left - half, y - 44, 2 * half, 26, { rx: 4, fill: ink }) +
    label(stage, { text: address.text, x: left, y: y - 26, face: 'strong', anchor: 'middle', fill: street });
  const drawn =
    rect(0, 0, width, height, { fill: stage.colour('page.mist') }) +
    streets.join('') +
    allowed +
    kept.join('');
  return { height, body: element('svg', { width, height }, drawn) + pin };
};
