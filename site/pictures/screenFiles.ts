import { deviceFile } from '../art/devices/deviceFile.ts';
import type { Screen } from '../art/devices/screen.schema.ts';
import { brandLook } from './brandLook.ts';
import { memoize } from '../lib/memoize.ts';
import type { DevicePicture } from '../lib/Picture.ts';
import { drawingFile } from './publishedFile.ts';

/** Size of each device's file in px: the case and the keys at its sides. */
const SIZES = { phone: { width: 306, height: 624 }, board: { width: 906, height: 560 } } as const;

const deviceOf = memoize(async (slug: string, place: number, screen: Screen): Promise<DevicePicture> => ({
  kind: screen.device,
  src: drawingFile(`${slug}-${place}`, deviceFile(screen, await brandLook())),
  alt: screen.alt,
  ...SIZES[screen.device],
}));

/** Screens in their devices, each as a file whose name begins with where the screen comes from and its place there. */
export const deviceFiles = (
  screens: readonly { slug: string; place: number; screen: Screen }[],
): Promise<DevicePicture[]> =>
  Promise.all(screens.map(({ slug, place, screen }) => deviceOf(slug, place, screen)));

/** A page's own screens in their devices; `name` begins the files' names. */
export const screenFiles = (name: string, screens: readonly Screen[]): Promise<DevicePicture[]> =>
  deviceFiles(screens.map((screen, at) => ({ slug: name, place: at + 1, screen })));
