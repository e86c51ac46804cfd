import { standing } from './bars.ts';

/** The number of strokes. */
const MOST = 5;

/** A rating as five slanted strokes, those not given drawn faint; shapes for a sprite, 62 by 20. */
export function ratingMark(rating: number): string {
  const strokes = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, i) => standing(4 + (from + i) * 12, 20, 22)).join('');
  const path = (d: string, faint = ''): string =>
    d && `<path d="${d}" fill="none" stroke="currentColor" stroke-width="6"${faint}/>`;
  const shapes = path(strokes(0, rating)) + path(strokes(rating, MOST), ' opacity=".28"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 62 20">${shapes}</svg>`;
}
