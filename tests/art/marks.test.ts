import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stepBars } from '../../site/art/bars.ts';
import { both, type Drawing } from '../../site/art/Drawing.ts';
import { firstWeek } from '../../site/art/firstWeek.ts';
import { mark } from '../../site/art/mark.ts';
import { closingBand, keyPicture, rainSheet, rainStrip } from '../../site/art/pictures.ts';
import { signature } from '../../site/art/signature.ts';
import { tile } from '../../site/art/tile.ts';
import { palette } from './palette.ts';

const art = palette.art;
const ink = both('#000000');
const sha256 = (drawing: Drawing): string =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 16);
const pieces = (d: string | undefined): number => (d?.match(/M/g) ?? []).length;

test('small drawings stay what they were', () => {
  expect({
    mark: sha256(mark(art)),
    mono: sha256(mark(art, ink)),
    tile: sha256(tile('a-person', art)),
    signature: sha256(signature('a-person', ink)),
    band: sha256(closingBand({ seed: 'a-page', palette: art, ground: 'ember', format: 'wide' })),
    strip: sha256(rainStrip('a-page', art)),
    sheet: sha256(
      rainSheet({ seed: 'a-page', palette: art, ground: 'lagoon', box: { width: 426, height: 520 } }),
    ),
    key: sha256(
      keyPicture({
        seed: 'a-page',
        palette: art,
        ground: 'indigo',
        box: { width: 470, height: 470 },
        anchor: { at: { x: 127, y: 329 }, scale: 250 },
      }),
    ),
  }).toMatchSnapshot();
});

test('the mark has five bars, a stem and ten folds, inside its box', () => {
  const [bars] = mark(art).layers;
  expect(pieces(bars?.d)).toBe(5);
  expect(mark(art).layers.reduce((sum, { d }) => sum + pieces(d), 0)).toBe(16);
  expect(mark(art, ink).layers).toHaveLength(1);
});

test('a person has six folds, one of them in the rain', () => {
  const { layers } = tile('a-person', art);
  const folds = layers.filter(({ group }) => group === 'facets');
  expect(folds.reduce((sum, { d }) => sum + pieces(d), 0)).toBe(6);
  expect(layers.filter(({ group }) => group === 'hatch')).toHaveLength(1);
});

test('forty people can be told apart by colour alone, and by their folds always', () => {
  const people = Array.from({ length: 40 }, (_, i) => tile(`person-${i}`, art).layers);
  const colours = people.map((layers) =>
    layers.map(({ fill, stroke }) => (fill ?? stroke?.paint)?.light).join(' '),
  );
  expect(new Set(colours).size).toBeGreaterThanOrEqual(38);
  expect(new Set(people.map((layers) => JSON.stringify(layers))).size).toBe(40);
});

test('bars can be counted', () => {
  expect(pieces(stepBars({ weeks: 12, paint: ink }).layers[0]?.d)).toBe(12);
  expect(stepBars({ weeks: 3, paint: ink })).toMatchObject({ width: 62, height: 88 });
});

describe('the first week', () => {
  const [early, late, quiet] = [both('#000001'), both('#000002'), both('#000003')];
  const week = firstWeek({
    seed: 'a-page',
    offices: [
      { utcOffset: 5.5, opens: 9, closes: 17, paint: early },
      { utcOffset: -5, opens: 9, closes: 17, days: [1, 2, 3, 4, 5], paint: late },
    ],
    start: { day: 1, hour: 0 },
    promises: [0, 24, 48, 168],
    quiet,
    ink,
    format: 'wide',
  });
  const count = (paint: typeof ink): number =>
    pieces(week.drawing.layers.find((layer) => layer.stroke?.paint === paint)?.d);

  test('has 168 lines, each the hour of an office or a quiet one', () => {
    expect(count(early) + count(late) + count(quiet)).toBe(168);
    expect(count(early)).toBe(7 * 8);
    expect(count(late)).toBe(5 * 8);
  });

  test('has a stroke for each promise, falling so that labels never cross', () => {
    expect(count(ink)).toBe(4);
    const heights = week.promises.map(({ foot, top }) => Math.round(foot.y - top.y));
    expect(heights).toEqual([345, 271, 197, 247]);
    expect(week.promises.map(({ side }) => side)).toEqual(['right', 'right', 'right', 'left']);
    for (const { foot, top } of week.promises) {
      const slant = (Math.atan2(top.x - foot.x, foot.y - top.y) * 180) / Math.PI;
      expect(slant).toBeCloseTo(14, 5);
      expect(top.x).toBeLessThan(week.drawing.width);
    }
  });

  test('tells where its seven days begin', () => {
    expect(week.days).toHaveLength(7);
    expect(week.days[1]).toBe(week.promises[1]?.foot.x);
  });
});
