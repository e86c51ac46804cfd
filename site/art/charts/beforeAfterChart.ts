import { coordinate } from '../path.ts';
import { SLANT } from '../geometry.ts';

/** A chart as data: x from 0 to 1000 over the whole plot, y in px from its top. */
export interface BeforeAfterChart {
  readonly height: number;
  /** The line that the bars stand on. */
  readonly foot: number;
  readonly grid: readonly { readonly y: number; readonly label: number }[];
  /** The bars of each series as one path. */
  readonly before: string;
  readonly after: string;
  /** Where the second series begins, in per cent. */
  readonly turn: number;
}

/** In px: room over the highest grid line for the words at the turn, the plot, and room under it for labels. */
const OVER = 34;
const PLOT = 284;
const UNDER = 40;

/**
 * Two series of the same measure side by side, before and after a change, as bars from 0 with their tops cut along the
 * slant. `step` is the distance of two grid lines in the unit of the values. Throws an Error for a negative value and
 * when all are 0.
 */
export function beforeAfterChart(
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
  step: number,
): BeforeAfterChart {
  const values = [...before, ...after];
  const most = Math.max(0, ...values);
  if (most === 0 || Math.min(...values) < 0) {
    throw new Error('The values of a chart are 0 or more, and one of them is more than 0.');
  }
  const steps = Math.ceil(most / step);
  const foot = OVER + PLOT;
  const y = (value: number) => foot - (value / (steps * step)) * PLOT;
  const pitch = 1000 / values.length;
  const width = pitch * 0.62;
  const bar = (value: number, place: number) => {
    const x = (place + 0.19) * pitch;
    const cut = Math.min(foot, y(value) + width * SLANT);
    return `M${coordinate(x)} ${foot}V${coordinate(cut)}L${coordinate(x + width)} ${coordinate(y(value))}V${foot}z`;
  };
  return {
    height: foot + UNDER,
    foot,
    grid: Array.from({ length: steps + 1 }, (_, i) => ({ y: Math.round(y(i * step)), label: i * step })),
    before: before.map(bar).join(''),
    after: after.map((value, i) => bar(value, before.length + i)).join(''),
    turn: Math.round((before.length / values.length) * 10_000) / 100,
  };
}
