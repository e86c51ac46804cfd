import { Art } from '../art/Art.tsx';
import { countedRain } from '../art/countedRain.ts';
import { both } from '../art/Drawing.ts';
import type { SideDrawings } from '../ui/SideDrawing.tsx';
import { brandPalette } from './brandPalette.ts';

interface Told {
  comment: string;
  reservation: boolean;
}

/** The reviews as rain on teal: a stroke for each, as long as its words, marked where it holds a reservation. */
export async function reviewRain(sets: readonly (readonly Told[])[]): Promise<SideDrawings> {
  const { art: palette } = await brandPalette();
  const groups = sets.map((reviews) =>
    reviews.map(({ comment, reservation }) => ({
      length: comment.split(/\s+/).length,
      marked: reservation,
    })),
  );
  const mark = both(palette.ramps[palette.grounds.teal.ramp]?.[6] ?? '');
  const draw = (format: 'wide' | 'phone') =>
    countedRain({ groups, format, paint: palette.grounds.teal.rings, mark });
  return { wide: Art({ drawing: draw('wide') }), phone: Art({ drawing: draw('phone') }), whole: true };
}
