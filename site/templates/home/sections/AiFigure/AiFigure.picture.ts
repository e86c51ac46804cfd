import { countedField } from './AiFigure.geometry.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

/** A stroke for each question: those answered before, those won, and those still open; for wide windows and phones. */
export async function promptFieldPictures(counts: { asked: number; before: number; after: number }) {
  const { color } = await brandPalette();
  const runs = [
    { count: counts.before, paint: color.band['on-teal-soft'] ?? color.page.paper },
    { count: counts.after - counts.before, paint: color.action.cap },
    { count: counts.asked - counts.after, paint: color.action.fill },
  ];
  const picture = (format: 'wide' | 'phone') =>
    pictureOf(`prompt-field-${format}`, countedField({ runs, format }));
  return { wide: picture('wide'), phone: picture('phone') };
}
