import type { Layer } from './Drawing.ts';
import type { Point } from './geometry.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A coordinate to 0.1 in as few characters as SVG allows. */
export const coordinate = (value: number): string => String(tenth(value) + 0).replace(/^(-?)0\./, '$1.');

const pair = (x: number, y: number): string => {
  const second = coordinate(y);
  return coordinate(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/** Path data through points: absolute start, then relative steps, closed on request. */
export const polyline = (points: readonly Point[], closed = false): string => {
  let last: Point | undefined;
  const steps = points.map((point) => {
    const here = { x: tenth(point.x), y: tenth(point.y) };
    const step = last ? `l${pair(here.x - last.x, here.y - last.y)}` : `M${pair(here.x, here.y)}`;
    last = here;
    return step;
  });
  return steps.join('') + (closed ? 'z' : '');
};

/** Path data of an upright ellipse. */
export const ellipse = ({ x, y }: Point, rx: number, ry: number): string => {
  const arc = `a${coordinate(rx)} ${coordinate(ry)} 0 1 0 `;
  return `M${pair(x - rx, y)}${arc}${pair(rx * 2, 0)}${arc}${pair(-rx * 2, 0)}z`;
};

/** Collects path data so that each colour and weight becomes one path, in the order of first use. */
export class Sheet {
  readonly #layers = new Map<string, Layer>();

  /** Adds a piece; pieces with equal paint share a layer. */
  add(piece: Layer): void {
    const { d, ...paint } = piece;
    const key = JSON.stringify(paint);
    this.#layers.set(key, { ...paint, d: (this.#layers.get(key)?.d ?? '') + d });
  }

  /** The layers so far, back to front. */
  layers(): Layer[] {
    return [...this.#layers.values()];
  }
}
