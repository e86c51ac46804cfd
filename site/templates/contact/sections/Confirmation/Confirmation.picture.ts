import { Art } from '../../../../art/Art.tsx';
import { both } from '../../../../art/Drawing.ts';
import { hourRings } from './Confirmation.geometry.ts';
import type { SideDrawings } from '../../../../ui/SideDrawing.tsx';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

/** Hours as rings on teal water, the last one marked. */
export async function ringsOfHours(hours: number): Promise<SideDrawings> {
  const { art: palette } = await brandPalette();
  const { ramp, rings: paint } = palette.grounds.teal;
  const mark = both(palette.ramps[ramp]?.[6] ?? '');
  const draw = (format: 'wide' | 'phone') => Art({ drawing: hourRings({ hours, format, paint, mark }) });
  return { wide: draw('wide'), phone: draw('phone'), whole: true };
}
