import { Art } from '../../art/Art.tsx';
import { cover } from '../../art/cover.ts';
import { deviceFile } from '../../art/devices/deviceFile.ts';
import { brandLook } from '../../integrations/drawings/brandLook.ts';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import type { ServiceHero } from '../../sections/ServiceHero/ServiceHero.schema.ts';
import { caseScreens } from './caseScreens.ts';

/** Size of each device's file in px: the case and the keys at its sides. */
const SIZES = { phone: { width: 306, height: 624 }, board: { width: 906, height: 560 } } as const;

/** What stands on the right of a service's first band: leaves hanging from its upper edge, and screens before them. */
export async function serviceHero(
  seed: string,
  { ground, devices }: Pick<ServiceHero, 'ground' | 'devices'>,
) {
  const { art: palette } = await brandPalette();
  const drawing = cover({
    seed,
    composition: 'canopy',
    ground,
    box: { width: 1440, height: 776 },
    stage: { x: 880, y: -20, width: 600, height: 776 },
    // Words and, in narrower windows, the longer lines under the headline.
    clear: [
      { x: 0, y: 0, width: 790, height: 776 },
      { x: 790, y: 380, width: 110, height: 396 },
    ],
    palette,
    lane: 15,
    scale: 0.95,
    mirror: false,
  });
  const look = await brandLook();
  const screens = await caseScreens(devices);
  return {
    art: Art({ drawing, fit: 'xMaxYMin' }),
    devices: screens.map(({ slug, place, screen }) => ({
      kind: screen.device,
      src: drawingFile(`${slug}-${place}`, deviceFile(screen, look)),
      alt: screen.alt,
      ...SIZES[screen.device],
    })),
  };
}
