import type { CountryPage } from '../Country.schema.ts';
import { sideDrawing } from './sidePicture.ts';

/** The ground of the art on each band. */
const GROUNDS = { teal: 'teal', pick: 'pick', indigo: 'indigo', warm: 'straw', amber: 'amber' } as const;

/** In px of the wide drawing: the lede and what stands under it, and a headline that goes on further. */
const WORDS = [
  { x: 0, y: 0, width: 780, height: 588 },
  { x: 780, y: 0, width: 180, height: 400 },
];

/** What is drawn beside the first words of a page about places. */
export const placeDrawing = (seed: string, { ground, composition }: CountryPage['hero']) =>
  sideDrawing({ seed, composition, ground: GROUNDS[ground], clear: WORDS });
