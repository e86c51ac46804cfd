import { coordinate } from '../path.ts';
import { SLANT } from '../geometry.ts';

/** A stroke of a row, in user units: the row's scale is the caller's. */
interface StrokeSize {
  /** From one stroke to the next. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Strokes side by side as one path, slanted like rain: those from place `from` up to `to`, counted from 0. The first
 * one leans back to x 0 at its foot; the row stands on y `foot`.
 */
export function strokeRow(
  { from, to }: { readonly from: number; readonly to: number },
  { pitch, width, height }: StrokeSize,
  { x: start = 0, foot = height }: { readonly x?: number; readonly foot?: number } = {},
): string {
  const lean = height * SLANT;
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const x = start + (from + i) * pitch;
    return `M${coordinate(x)} ${coordinate(foot)}l${coordinate(lean)} ${coordinate(-height)}h${coordinate(width)}l${coordinate(-lean)} ${coordinate(height)}z`;
  }).join('');
}
