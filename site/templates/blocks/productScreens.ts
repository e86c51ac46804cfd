import { deviceFile } from '../../art/devices/deviceFile.ts';
import type { Screen } from '../../art/devices/screen.schema.ts';
import { brandLook } from '../../integrations/drawings/brandLook.ts';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';

/** Size of each device's file in px: the case and the keys at its sides. */
const SIZES = { phone: { width: 306, height: 624 }, board: { width: 906, height: 560 } } as const;

/** A page's own screens, each as a file of its device; `name` begins the files' names. */
export async function productScreens(name: string, screens: readonly Screen[]) {
  const look = await brandLook();
  return screens.map((screen, i) => ({
    kind: screen.device,
    src: drawingFile(`${name}-${i + 1}`, deviceFile(screen, look)),
    alt: screen.alt,
    ...SIZES[screen.device],
  }));
}
