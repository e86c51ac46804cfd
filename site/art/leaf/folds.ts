import type { Layer } from '../Drawing.ts';
import type { Scene } from '../Motif.ts';
import type { LeafPlace } from './leaf.ts';
import { leaf } from './leaf.ts';
import { paintFacets } from './paint.ts';

/** A leaf of folds in its place, in the ramp of the scene. */
export const folds = (scene: Scene, at: LeafPlace): Layer[] => {
  const { facets, stem } = leaf(scene.random, { light: scene.light, ...at });
  return paintFacets(facets, scene, stem);
};

/** The same scene for what lies behind: darker, and half the colours. */
export const inShade = (scene: Scene): Scene => ({
  ...scene,
  ramp: [0, 1, 1, 3, 3, 4, 4, 6, 6].map((step) => scene.ramp[step] ?? ''),
});
