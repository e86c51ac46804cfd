import { unitChart } from '../../../../../art/charts/unitChart.ts';

const POINTS = 10;
/** In px of the drawing. */
const STROKE = { mark: 'stroke', width: 9, height: 26, pitch: 18 } as const;

/** Ten strokes, one a point: those that a mark from 0 to 10 lost, half a point half as high, and the ones it kept. */
export function lostStrokes(mark: number) {
  const lost = POINTS - mark;
  const { width, height, paths } = unitChart({ ...STROKE, amounts: [lost, POINTS - Math.ceil(lost)] });
  return { width, height, lost: paths[0], kept: paths[1] };
}
