import { standing } from '../../../../../art/bars.ts';
import { SLANT } from '../../../../../art/geometry.ts';

/** Who is at work in a half-hour: the first office alone, another one alone, several together, or none. */
export const KEPT = ['first', 'other', 'together', 'none'] as const;
export type Kept = (typeof KEPT)[number];

/** In px: distance, thickness and the two heights of strokes. Where two offices meet, a stroke stands higher. */
const PITCH = 32;
export const WEIGHT = 13;
const LOW = 46;
const HIGH = 64;

/**
 * The half-hours of a working day as slanted strokes, one path for each that keeps them. The picture is `columns`
 * half-hours wide, and the day begins `from` half-hours after its left edge, so that days of several zones line up.
 */
export function zoneStrokes(
  kept: readonly Kept[],
  { from, columns }: { readonly from: number; readonly columns: number },
) {
  const pathOf = (kind: Kept) =>
    kept
      .map((one, i) => {
        const x = (from + i) * PITCH + WEIGHT / 2;
        return one === kind ? standing(x, HIGH, kind === 'together' ? HIGH : LOW) : '';
      })
      .join('');
  return {
    width: Math.ceil(columns * PITCH + HIGH * SLANT),
    height: HIGH,
    foot: { from: from * PITCH, to: (from + kept.length) * PITCH },
    paths: KEPT.flatMap((kind) => {
      const d = pathOf(kind);
      return d === '' ? [] : [{ kind, d }];
    }),
  };
}
