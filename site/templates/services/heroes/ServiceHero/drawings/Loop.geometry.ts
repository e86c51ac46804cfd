import { ellipse } from '../../../../../art/path.ts';

/** In px: size of the box, distance of the dots from its middle, their radius and that of the first ones. */
const BOX = 320;
const RADIUS = 136;
const DOT = 7.5;
const LARGE = 14;

/**
 * Dots on a circle, clockwise from the top, in three paths: those at work, those that wait, and those that are done.
 * The box is square, in px.
 */
export function ring(counts: { readonly working: number; readonly waiting: number; readonly done: number }) {
  const { working, waiting, done } = counts;
  const all = working + waiting + done;
  const path = (from: number, to: number, radius: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const turn = ((from + i) / all) * 2 * Math.PI;
      const [x, y] = [BOX / 2 + RADIUS * Math.sin(turn), BOX / 2 - RADIUS * Math.cos(turn)];
      return ellipse({ x, y }, radius, radius);
    }).join('');
  return {
    size: BOX,
    working: path(0, working, LARGE),
    waiting: path(working, working + waiting, DOT),
    done: path(working + waiting, all, DOT),
  };
}
