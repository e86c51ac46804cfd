import { device, svgFile } from './deviceFile.ts';
import type { Look } from './look.ts';
import type { Screen } from './screen.schema.ts';
import { placed } from './svg.ts';

/** A device with its place: px of its upper left corner, and its scale (1: a phone of 300 by 624 px). */
export interface PlacedDevice {
  readonly screen: Screen;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * The stand-alone SVG file of devices on a cover (SVG of the file's size, or nothing), cut by the file's edges; px.
 * Throws an Error when a text or the parts of a screen do not fit.
 */
export const devicesOn = (
  { width, height, cover = '' }: { readonly width: number; readonly height: number; readonly cover?: string },
  devices: readonly PlacedDevice[],
  look: Look,
): string => {
  const drawn = devices.map(({ screen, x, y, scale }) => placed(x, y, device(screen, look).body, scale));
  return svgFile(width, height, cover + drawn.join(''), look);
};
