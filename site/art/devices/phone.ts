import { flow, stageOf } from './flow.ts';
import type { Look } from './look.ts';
import type { PhoneScreen } from './screen.schema.ts';
import { element, placed, rect } from './svg.ts';

/** A device as SVG, from its top left corner, and its size in px. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Colours of every device's case and of the line on it; they belong to the hardware, not to a brand. */
export const CASE = '#0A1026';
export const CASE_LINE = '#3A4564';

/** The shapes that screens are cut to, by the name that `clip-path` uses. */
export const clips = {
  'phone-screen': rect(0, 0, 280, 604, { rx: 37 }),
  'board-screen': rect(0, 0, 880, 540, { rx: 5 }),
} as const;

const statusBar = (screen: PhoneScreen, look: Look): string => {
  // Over a map or a picture the time is read on that, not on the ground of the screen.
  const fill = screen.parts[0]?.kind === 'map' ? look.colour('text.ink') : look.colour(screen.ink);
  const time = look.type.write({ text: '9:41', x: 28, y: 33, size: 12.5, face: 'strong', fill });
  const signs = rect(218, 23, 14, 9.5, { rx: 2.5, fill }) + rect(237, 23, 19, 9.5, { rx: 2.5, fill });
  return time + signs;
};

/** A phone, 300 by 624 px, with a screen. Throws an Error when a text or the parts together do not fit. */
export const phone = (screen: PhoneScreen, look: Look): Device => {
  const field = { width: 280, height: 604, margin: 22, top: 62, gap: 18 };
  const { ground } = stageOf(look, screen, field.width);
  const content = [
    rect(0, 0, field.width, field.height, { fill: ground }),
    flow(screen, screen.foot, field, look),
    statusBar(screen, look),
    rect(102, 12, 76, 22, { rx: 11, fill: CASE }),
  ];
  const body = [
    rect(-3, 118, 6, 44, { rx: 2, fill: CASE }),
    rect(297, 142, 6, 68, { rx: 2, fill: CASE }),
    rect(0, 0, 300, 624, { rx: 46, fill: CASE }),
    rect(2.6, 2.6, 294.8, 618.8, { rx: 43.4, fill: 'none', stroke: CASE_LINE, 'stroke-width': 1.2 }),
    placed(10, 10, element('g', { 'clip-path': 'url(#phone-screen)' }, content.join(''))),
  ];
  return { width: 300, height: 624, body: body.join('') };
};
