import { board } from './board.ts';
import type { Look } from './look.ts';
import { clips, phone } from './phone.ts';
import type { Device } from './phone.ts';
import type { Screen } from './screen.schema.ts';
import { element } from './svg.ts';

/** A device of the kind that its screen is made for. */
export const device = (screen: Screen, look: Look): Device =>
  screen.device === 'phone' ? phone(screen, look) : board(screen, look);

/** A stand-alone SVG file of a drawing, with the outlines and clips that the drawing refers to. */
export const svgFile = (width: number, height: number, body: string, look: Look): string => {
  const cuts = Object.entries(clips).flatMap(([id, shape]) =>
    body.includes(`url(#${id})`) ? [element('clipPath', { id }, shape)] : [],
  );
  const defs = element('defs', {}, cuts.join('') + look.type.outlines(body));
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, defs + body);
};

/** A stand-alone SVG file of one device on nothing, its keys inside the box. */
export const deviceFile = (screen: Screen, look: Look): string => {
  const { width, height, body } = device(screen, look);
  return svgFile(width + 6, height, `<g transform="translate(3 0)">${body}</g>`, look);
};
