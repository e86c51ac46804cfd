import { deviceFile } from '../../art/devices/deviceFile.ts';
import { brandLook } from '../../integrations/drawings/brandLook.ts';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { caseScreens } from './caseScreens.ts';

/** Size of each device's file in px: the case and the keys at its sides. */
const SIZES = { phone: { width: 306, height: 624 }, board: { width: 906, height: 560 } } as const;

/** Screens of one case study, counted from 1, each in its device and its own file. */
export async function caseDevices(slug: string, places: readonly number[]) {
  const look = await brandLook();
  const screens = await caseScreens(places.map((screen) => ({ case: slug, screen })));
  return screens.map(({ place, screen }) => ({
    kind: screen.device,
    src: drawingFile(`${slug}-${place}`, deviceFile(screen, look)),
    alt: screen.alt,
    ...SIZES[screen.device],
  }));
}
