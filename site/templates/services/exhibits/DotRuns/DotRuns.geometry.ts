import { ellipse } from '../../../../art/path.ts';

/** In px: distance and radius of dots, and the extra distance between their groups. */
const PITCH = 13;
const RADIUS = 4.5;
const GAP = 14;

/**
 * One row of dots in groups, as two paths in a box in px: those that failed stand at the end of their group. `failed`
 * says how many of each group.
 */
export function dots(groups: readonly number[], failed: readonly number[]) {
  const path = { passed: '', failed: '' };
  let x = RADIUS;
  groups.forEach((size, group) => {
    for (let i = 0; i < size; i++) {
      const kind = i < size - (failed[group] ?? 0) ? 'passed' : 'failed';
      path[kind] += ellipse({ x, y: RADIUS }, RADIUS, RADIUS);
      x += PITCH;
    }
    x += GAP;
  });
  return { ...path, width: x - GAP - PITCH + RADIUS, height: 2 * RADIUS };
}
