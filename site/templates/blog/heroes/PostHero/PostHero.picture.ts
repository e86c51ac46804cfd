import type { CoverOptions } from '../../../../art/cover.ts';
import type { Composition } from '../../../../art/Motif.ts';
import type { GroundName } from '../../../../art/palette.schema.ts';
import { sideDrawing } from '../../../../pictures/sidePicture.ts';

/** In px, right of the longest title. */
const stage = { x: 950, y: 0, width: 490, height: 588 };

/** Compositions that spread sideways would reach behind a long title. */
const SPREADING: Partial<Record<Composition, Pick<CoverOptions, 'stage' | 'scale'>>> = {
  canopy: { stage },
  puddle: { stage: { x: 1010, y: 0, width: 430, height: 588 }, scale: 0.7 },
  split: { stage, scale: 0.85 },
  falling: { stage },
  litter: { stage },
  window: { stage },
  branch: { stage },
  gutter: { stage },
};

/**
 * The drawing beside a post's title: the composition of its cover, on the band's own background. One that fills its
 * whole box leaves no room for words, so a falling leaf replaces it.
 */
export function postArt(seed: string, cover: Composition, ground: GroundName) {
  const composition = cover === 'closeCrop' ? 'falling' : cover;
  return sideDrawing({ seed, composition, ground, ...SPREADING[composition] });
}
