import { standing } from '../../../art/bars.ts';
import { SLANT } from '../../../art/geometry.ts';

/** Sizes in px: how tall and thick a stroke is, the distance of two, and the extra one of weeks. */
const [HEIGHT, WEIGHT, PITCH, GAP] = [26, 4, 9, 8];
const WEEK = 5;

/** Working days as strokes: the paths of the taken and of the free ones, and their size in px. */
export function freeDays(days: readonly boolean[]) {
  const place = (at: number) => WEIGHT / 2 + at * PITCH + Math.floor(at / WEEK) * GAP;
  const strokes = days.map((free, at) => ({ free, d: standing(place(at), HEIGHT, HEIGHT - WEIGHT * SLANT) }));
  const of = (wanted: boolean) => strokes.flatMap(({ free, d }) => (free === wanted ? [d] : [])).join('');
  return {
    free: of(true),
    taken: of(false),
    weight: WEIGHT,
    width: Math.ceil(place(days.length - 1) + WEIGHT / 2 + HEIGHT * SLANT),
    height: HEIGHT,
  };
}
