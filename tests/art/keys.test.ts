import { expect, test } from 'vitest';
import { sceneOf } from '../../site/art/cover.ts';
import type { Point } from '../../site/art/geometry.ts';
import { hangKeys } from '../../site/art/leaf/keys.ts';
import { palette } from './palette.ts';

/** Points along the edges of some polygons, so near that no edge can pass between them. */
const along = (polygons: readonly (readonly Point[])[]): Point[] =>
  polygons.flatMap((corners) =>
    corners.flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      return Array.from({ length: 5 }, (_, step) => ({
        x: a.x + ((b.x - a.x) * step) / 5,
        y: a.y + ((b.y - a.y) * step) / 5,
      }));
    }),
  );

test.each(['hire', 'open-source', 'security'])(
  'keys hang apart, so that none fuses with a wing: %s',
  (seed) => {
    const box = { x: 880, y: 0, width: 560, height: 588 };
    const hung = hangKeys(sceneOf({ seed, ground: 'warm', box, palette: palette.art }));
    expect(hung.length).toBeGreaterThan(1);
    const outlines = hung.map((key) => along(key.map(({ corners }) => corners)));
    const gaps = outlines.flatMap((key, i) =>
      outlines
        .slice(i + 1)
        .map((other) =>
          Math.min(...key.map((a) => Math.min(...other.map((b) => Math.hypot(a.x - b.x, a.y - b.y))))),
        ),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  },
);
