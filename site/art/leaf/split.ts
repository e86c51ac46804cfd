import type { Layer } from '../Drawing.ts';
import { SLANT_DEGREES } from '../geometry.ts';
import type { Motif, Scene } from '../Motif.ts';
import type { Density } from '../rain.ts';
import { measure, place } from '../scene.ts';
import type { LeafPlace } from './leaf.ts';
import { leaf } from './leaf.ts';
import { hatchesOf, hatchFacets, paintFacets } from './paint.ts';

/** A leaf with fewer lanes than this to its unit is hatched on half lanes as well. */
const MANY_LANES = 30;

/** The key picture: one half drawn with rain, the other with folds, the vein along the rain. */
const splitLeaf = (scene: Scene, density: Density, at: LeafPlace): Layer[] => {
  const { facets, stem } = leaf(scene.random, { light: scene.light, ...at });
  const hatch = hatchesOf(scene.palette, scene.ground);
  const rainy = facets.filter(({ side }) => side === 'left');
  const folded = facets.filter(({ side }) => side === 'right');
  const lane = scene.lane / (at.scale < MANY_LANES * scene.lane ? 2 : 1);
  return [
    ...scene.rain(
      density,
      rainy.map(({ corners }) => corners),
    ),
    ...hatchFacets(rainy, hatch, lane, scene.frame),
    ...paintFacets(folded, scene, stem),
  ];
};

/** The whole leaf as rain draws it, or as its folds do in the light. */
export const weather: Motif['weather'] = (scene, { at, scale }, which) => {
  const { facets, stem } = leaf(scene.random, { light: scene.light, at, scale, rotation: SLANT_DEGREES });
  if (which === 'fair') return paintFacets(facets, scene, stem);
  const corners = facets.map((facet) => facet.corners);
  const hatch = hatchesOf(scene.palette, scene.ground);
  return [...scene.rain(() => 0.7, corners), ...hatchFacets(facets, hatch, scene.lane / 2, scene.frame)];
};

/** The key picture around a point that a page gives. */
export const key: Motif['key'] = (scene, { at, scale, end }, density) =>
  splitLeaf(scene, density, { at, scale, rotation: SLANT_DEGREES, ...(end && { stem: end }) });

/** The key picture as a cover: upright or hanging. */
export const split = (scene: Scene): Layer[] => {
  const hanging = scene.random() < 0.5;
  const size = measure(scene);
  // Upside down the right half is on the left of the picture.
  const flip = { mirror: scene.mirror !== hanging };
  const at: LeafPlace = hanging
    ? { ...flip, at: place(scene, 0.42, 0.5), scale: size * 0.86, rotation: 180 + SLANT_DEGREES }
    : { ...flip, at: place(scene, 0.62, 0.66), scale: size * 0.7, rotation: SLANT_DEGREES };
  return splitLeaf(scene, (u) => 0.25 + 0.5 * (scene.mirror ? 1 - u : u), at);
};
