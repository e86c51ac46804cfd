import { getCollection } from 'astro:content';
import { cover } from '../../art/cover.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { byOrder } from '../../lib/byOrder.ts';

/** The services in their order, and the picture that the left edge of the window crops. */
export async function services() {
  const { art: palette } = await brandPalette();
  const whole = cover({
    seed: 'services',
    composition: 'split',
    ground: 'indigo',
    box: { width: 830, height: 540 },
    palette,
    mirror: false,
    scale: 0.57,
  });
  const cropped = { ...whole, x: 375, y: 70, width: 470, height: 470 };
  return {
    services: byOrder(await getCollection('services')),
    art: pictureOf('services', cropped),
  };
}
