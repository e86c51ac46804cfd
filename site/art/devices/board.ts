import { flow, stageOf } from './flow.ts';
import type { Look } from './look.ts';
import { sidebar } from './parts/sidebar.ts';
import { CASE, CASE_LINE } from './phone.ts';
import type { Device } from './phone.ts';
import type { BoardScreen } from './screen.schema.ts';
import { element, placed, rect } from './svg.ts';

const SIDEBAR = 176;

/** A board, 900 by 560 px, with a screen. Throws an Error when a text or the parts together do not fit. */
export const board = (screen: BoardScreen, look: Look): Device => {
  const left = screen.sidebar ? SIDEBAR : 0;
  const field = { width: 880 - left, height: 540, margin: 30, top: 26, gap: 20 };
  const stage = stageOf(look, screen, SIDEBAR);
  const content = [
    rect(0, 0, 880, 540, { fill: stage.ground }),
    placed(left, 0, flow(screen, [], field, look)),
    screen.sidebar ? sidebar(screen.sidebar, stage).body : '',
  ];
  const body = [
    rect(0, 0, 900, 560, { rx: 14, fill: CASE }),
    rect(2.6, 2.6, 894.8, 554.8, { rx: 11.4, fill: 'none', stroke: CASE_LINE, 'stroke-width': 1.2 }),
    placed(10, 10, element('g', { 'clip-path': 'url(#board-screen)' }, content.join(''))),
  ];
  return { width: 900, height: 560, body: body.join('') };
};
