import { brandLook } from './brandLook.ts';

/** Tracking of display type, and how much wider the other face's ampersand is than its own; em. */
const TRACKING = -0.012;
const AMPERSAND = 0.45;

/** Width of the longest of some lines of a headline in the brand's display face, px. */
export async function headlineWidth(lines: readonly string[], size: number): Promise<number> {
  const { type } = await brandLook();
  const widths = lines.map((line) => {
    const ampersands = line.split('&').length - 1;
    return type.width(line, 'display', size) + size * (TRACKING * line.length + AMPERSAND * ampersands);
  });
  return Math.max(...widths);
}
