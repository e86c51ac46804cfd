import { CountedRain } from './CountedRain.tsx';
import { both } from '../../../art/Drawing.ts';
import type { SideDrawings } from '../../../ui/SideDrawing.tsx';
import { brandPalette } from '../../../pictures/brandPalette.ts';

interface Told {
  id: string;
  comment: string;
  reservation: boolean;
}

/** The reviews as rain on teal: a stroke for each, as long as its words, marked where it holds a reservation. */
export async function reviewRain(sets: readonly (readonly Told[])[]): Promise<SideDrawings> {
  const { art: palette } = await brandPalette();
  const groups = sets.map((reviews) =>
    reviews.map(({ id, comment, reservation }) => ({
      id,
      length: comment.split(/\s+/).length,
      marked: reservation,
    })),
  );
  const mark = both(palette.ramps[palette.grounds.teal.ramp]?.[6] ?? '');
  const paint = palette.grounds.teal.rings;
  const draw = (format: 'wide' | 'phone') => CountedRain({ groups, format, paint, mark });
  return { wide: draw('wide'), phone: draw('phone'), whole: true };
}
