import type { CountryPage } from '../Country.schema.ts';
import { sideDrawing } from './sidePicture.ts';

/** The ground of the art on each band. */
const GROUNDS = { teal: 'teal', pick: 'pick', indigo: 'indigo', warm: 'straw', amber: 'amber' } as const;

/** What is drawn beside the first words of a page about places. */
export const placeDrawing = (seed: string, { ground, composition }: CountryPage['hero']) =>
  sideDrawing({ seed, composition, ground: GROUNDS[ground] });
