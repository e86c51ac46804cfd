import { groundLayer } from '../art/cover.ts';
import { mark } from '../art/mark.ts';
import { toSvg } from '../art/toSvg.ts';
import { brandPalette } from '../pictures/brandPalette.ts';
import { rendered } from '../pictures/rendered.ts';

/** The address of the manifest; `/favicon.ico` and `/apple-touch-icon.png` are asked for by themselves. */
export const MANIFEST = '/site.webmanifest';

/** Sizes that launchers are offered, px. */
export const LAUNCHER_SIZES = [192, 512] as const;

/** The address of a launcher's icon. */
export const launcherIcon = (size: number): string => `/icon-${size}.png`;

/** The mark alone, in the colours of the theme that the browser shows. */
export const iconSvg = async (): Promise<string> => toSvg(mark((await brandPalette()).art)).trim();

/** The mark on the brand's paper with room around it, as PNG: launchers cut their own shape out of it. */
export async function iconPng(size: number): Promise<Buffer> {
  const { art } = await brandPalette();
  const sign = mark(art);
  const box = { x: -8, y: -8, width: 56, height: 56 };
  return rendered(toSvg({ ...sign, ...box, layers: [groundLayer(art, 'paper', box), ...sign.layers] }), size);
}

const ICO_SIZE = 48;

/** The mark as an ICO file with one PNG in it (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)). */
export async function iconIco(): Promise<Buffer> {
  const png = await rendered(await iconSvg(), ICO_SIZE);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
