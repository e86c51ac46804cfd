import { deviceFile } from '../art/devices/deviceFile.ts';
import type { Screen } from '../art/devices/screen.schema.ts';
import { brandLook } from './brandLook.ts';
import type { DevicePicture } from '../lib/Picture.ts';
import { drawingFile } from './publishedFile.ts';

/** Size of each device's file in px: the case and the keys at its sides. */
const SIZES = { phone: { width: 306, height: 624 }, board: { width: 906, height: 560 } } as const;

/** Screens in their devices, each as a file whose name begins with where the screen comes from and its place there. */
export async function deviceFiles(
  screens: readonly { slug: string; place: number; screen: Screen }[],
): Promise<DevicePicture[]> {
  const look = await brandLook();
  return screens.map(({ slug, place, screen }) => ({
    kind: screen.device,
    src: drawingFile(`${slug}-${place}`, deviceFile(screen, look)),
    alt: screen.alt,
    ...SIZES[screen.device],
  }));
}

/** A page's own screens in their devices; `name` begins the files' names. */
export const screenFiles = (name: string, screens: readonly Screen[]): Promise<DevicePicture[]> =>
  deviceFiles(screens.map((screen, at) => ({ slug: name, place: at + 1, screen })));
