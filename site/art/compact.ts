import type { Box } from './Drawing.ts';
import { type Point, SLANT, SLANT_DEGREES, turn } from './geometry.ts';
import { coordinate } from './path.ts';

/** A stroke or an outline of straight lines. */
interface Run {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Path data in few characters, and how it comes to its place: stretched along x, then turned about the origin. */
interface CompactPath {
  readonly d: string;
  /** Clockwise. */
  readonly degrees: number;
  /** How many user units one step along x is, before the turn. */
  readonly lane: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** How precisely coordinates to 0.1 place a stroke. */
const KNOWN = 0.2;

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
  Math.abs(to.x - from.x + (to.y - from.y) * SLANT) < KNOWN;

/** A number to 0.001 in as few characters as SVG allows. */
const precise = (value: number): string =>
  String(Math.round(value * 1_000) / 1_000 + 0).replace(/^(-?)0\./, '$1.');

const pair = (x: string, y: string): string => x + (y.startsWith('-') ? '' : ' ') + y;

/** Writes outlines in steps from point to point. */
function outlines(runs: readonly Run[]): string {
  const step = (to: Point, from: Point) => pair(coordinate(to.x - from.x), coordinate(to.y - from.y));
  let pen: Point = { x: 0, y: 0 };
  return runs
    .map(({ points, closed }) => {
      const [move = '', ...lines] = points.map((point, i) => step(point, points[i - 1] ?? pen));
      pen = (closed ? points[0] : points.at(-1)) ?? pen;
      return `m${move}l${lines.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
    })
    .join('');
}

/** A stroke that falls straight down. */
interface Stroke {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** Writes strokes in steps from stroke to stroke. */
function strokesDown(strokes: readonly Stroke[]): string {
  let pen: Point = { x: 0, y: 0 };
  return strokes
    .map(({ x, from, to }) => {
      const move = pair(precise(x - pen.x), coordinate(from - pen.y));
      pen = { x, y: to };
      return `m${move}v${coordinate(to - from)}`;
    })
    .join('');
}

/**
 * The lane width of some strokes, so that each is a whole number of lanes from the next; undefined if they follow no
 * lanes.
 */
function laneOf(strokes: readonly Stroke[]): number | undefined {
  const columns = strokes.map(({ x }) => x).sort((a, b) => a - b);
  const [first = 0, last = first] = [columns[0], columns.at(-1)];
  const gaps = columns.map((x, i) => x - (columns[i - 1] ?? x)).filter((gap) => gap > KNOWN);
  const lane = (last - first) / Math.round((last - first) / Math.min(...gaps));
  const isOnLane = (x: number) => Math.abs(x - first - Math.round((x - first) / lane) * lane) <= KNOWN;
  return columns.every(isOnLane) ? Math.round(lane * 1_000) / 1_000 : undefined;
}

/**
 * Path data for inlining into the page, where bytes delay the first view: relative steps on a grid of `grid` user
 * units. Strokes along the slant are written upright, counted in lanes, and rotated as a whole; they end on every
 * second grid line.
 */
export function compact(d: string, grid: number): CompactPath {
  const runs = runsOf(d);
  if (!runs) return { d, degrees: 0, lane: 1 };
  const onGrid = (value: number, step: number) => Math.round(value / step) * step;
  if (!runs.every(falls)) {
    const moved = ({ x, y }: Point) => ({ x: onGrid(x, grid), y: onGrid(y, grid) });
    const gridded = runs.map(({ points, closed }) => ({ closed, points: points.map(moved) }));
    return { d: outlines(gridded), degrees: 0, lane: 1 };
  }
  const upright = runs.map(({ points: [top = ORIGIN, foot = top] }) => {
    const [from, to] = [turn(top, -SLANT_DEGREES), turn(foot, -SLANT_DEGREES)];
    return { x: (from.x + to.x) / 2, from: from.y, to: to.y };
  });
  const lane = laneOf(upright);
  const first = upright[0]?.x ?? 0;
  const strokes = upright.map(({ x, from, to }) => {
    const top = onGrid(from, 2 * grid);
    return {
      x: lane ? first / lane + Math.round((x - first) / lane) : onGrid(x, grid),
      from: top,
      // A stroke shorter than the grid stays visible.
      to: Math.max(onGrid(to, 2 * grid), top + 2 * grid),
    };
  });
  return { d: strokesDown(strokes), degrees: SLANT_DEGREES, lane: lane ?? 1 };
}

/** A grid (user units) on which nobody sees a drawing move: half a pixel for drawings that cover a phone or more. */
export const gridOf = ({ width }: Box): number => (width >= 300 ? 0.5 : 0.1);
