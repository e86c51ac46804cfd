import type { Box } from './Drawing.ts';
import { type Point, SLANT, SLANT_DEGREES, turn } from './geometry.ts';
import { coordinate } from './path.ts';

/** A stroke or an outline of straight lines. */
interface Run {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Path data in few characters, and how far it is to be turned about the origin, clockwise. */
interface CompactPath {
  readonly d: string;
  readonly degrees: number;
}

/** The runs of path data as `polyline` writes it; undefined where it holds curves. */
function runsOf(d: string): Run[] | undefined {
  if (!/^[MLlz\d\s.-]*$/.test(d)) return undefined;
  return d.split(/(?=M)/).map((run) => {
    const steps = (run.match(/[Ml][^Mlz]*/g) ?? []).map((step) =>
      (step.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
    );
    let at = { x: 0, y: 0 };
    const points = steps.map(([x = 0, y = 0]) => (at = { x: at.x + x, y: at.y + y }));
    return { points, closed: run.endsWith('z') };
  });
}

/** Tells whether a run is one stroke that falls as rain does, as far as coordinates to 0.1 can say. */
const falls = ({ points: [from, to, more], closed }: Run): boolean =>
  from !== undefined &&
  to !== undefined &&
  more === undefined &&
  !closed &&
  to.y > from.y &&
  Math.abs(to.x - from.x + (to.y - from.y) * SLANT) < 0.2;

const pair = ({ x, y }: Point): string => {
  const second = coordinate(y);
  return coordinate(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/** Writes runs in steps from point to point; `line` writes what follows the first point of one. */
function written(runs: readonly Run[], line: (steps: readonly Point[], closed: boolean) => string): string {
  let pen: Point = { x: 0, y: 0 };
  return runs
    .map(({ points, closed }) => {
      const [start = pen] = points;
      const steps = points.map((point, i) => {
        const before = points[i - 1] ?? pen;
        return { x: point.x - before.x, y: point.y - before.y };
      });
      const [move = start, ...rest] = steps;
      pen = closed ? start : (points.at(-1) ?? start);
      return `m${pair(move)}${line(rest, closed)}`;
    })
    .join('');
}

/**
 * Path data for the page itself, where bytes come before the first view: on a grid of `grid` user units, in relative
 * steps. Strokes that fall along the slant are written upright, one number each, and turned as a whole.
 */
export function compact(d: string, grid: number): CompactPath {
  const runs = runsOf(d);
  if (!runs) return { d, degrees: 0 };
  const degrees = runs.every(falls) ? SLANT_DEGREES : 0;
  const onGrid = (value: number) => Math.round(value / grid) * grid;
  const gridded = runs.map(({ points, closed }) => ({
    closed,
    points: points.map((point) => {
      const { x, y } = turn(point, -degrees);
      return { x: onGrid(x), y: onGrid(y) };
    }),
  }));
  if (degrees === 0) {
    const lines = (steps: readonly Point[], closed: boolean) =>
      `l${steps.map(pair).join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
    return { d: written(gridded, lines), degrees };
  }
  // Turned upright, a stroke keeps one x, and one too short for the grid stays seen.
  const upright = gridded.map(({ points: [from = { x: 0, y: 0 }, to = from], closed }) => ({
    closed,
    points: [from, { x: from.x, y: Math.max(to.y, from.y + grid) }],
  }));
  return { d: written(upright, ([step]) => `v${coordinate(step?.y ?? 0)}`), degrees };
}

/** The grid (user units) on which nobody sees a drawing move: half a pixel of those that cover a phone or more. */
export const gridOf = ({ width }: Box): number => (width >= 300 ? 0.5 : 0.1);
