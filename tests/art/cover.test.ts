import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cover } from '../../site/art/cover.ts';
import type { Drawing, Layer, Themed } from '../../site/art/Drawing.ts';
import { hero } from '../../site/templates/home/heroes/Hero/Hero.geometry.ts';
import { COMPOSITIONS, type Composition } from '../../site/art/Motif.ts';
import type { GroundName } from '../../site/art/palette.schema.ts';
import { toSvg } from '../../site/art/toSvg.ts';
import { palette } from './palette.ts';

const art = palette.art;

/** The grounds that each composition is judged on. */
const GROUNDS_OF = {
  split: ['paper', 'night', 'vermilion'],
  canopy: ['teal', 'indigo'],
  keys: ['warm', 'indigo', 'amber'],
  puddle: ['pool', 'teal'],
  closeCrop: ['amber', 'vermilion'],
  downpour: ['storm'],
  litter: ['paper', 'teal', 'ember'],
  falling: ['pool', 'indigo', 'amber'],
  window: ['teal', 'night', 'warm'],
  branch: ['paper', 'warm', 'indigo'],
  gutter: ['pool', 'indigo', 'amber'],
} as const satisfies Record<Composition, readonly GroundName[]>;

const box = { width: 640, height: 480 };

/** A drawing as one theme shows it. */
const seenIn = (theme: keyof Themed<unknown>, { layers }: Drawing): string =>
  JSON.stringify(
    layers.map(({ d, fill, stroke }) => [d, fill?.[theme], stroke?.paint[theme], stroke?.width[theme]]),
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const stands = COMPOSITIONS.flatMap((composition) =>
  GROUNDS_OF[composition].map((ground) => ({ composition, ground })),
);

describe.each(stands)('$composition on $ground', ({ composition, ground }) => {
  const draw = (seed: string) => cover({ seed, composition, ground, box, palette: art });

  test('stays the picture it was', () => {
    const drawing = draw('a-page');
    expect({
      light: sha256(seenIn('light', drawing)),
      dark: sha256(seenIn('dark', drawing)),
    }).toMatchSnapshot();
  });

  test('is another picture for another page', () => {
    expect(draw('a-page')).toEqual(draw('a-page'));
    expect(draw('another-page')).not.toEqual(draw('a-page'));
  });

  test('weighs at most 6 kB in at most 20 paths, whatever the seed and the size', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      for (const size of [{ width: 314, height: 314 }, box, { width: 1440, height: 560 }]) {
        const drawing = cover({ seed, composition, ground, box: size, palette: art });
        expect(drawing.layers.length).toBeLessThanOrEqual(20);
        expect(gzipSync(toSvg(drawing)).length).toBeLessThanOrEqual(6 * 1024);
      }
    }
  });
});

/** Lines of a layer as [x, y, dx, dy]. */
const linesOf = ({ d }: Layer): [number, number, number, number][] =>
  d
    .split('M')
    .slice(1)
    .map((line) => {
      const [x = NaN, y = NaN, dx = NaN, dy = NaN] = (line.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      return [x, y, dx, dy];
    });

const home = hero({ seed: 'home', palette: art, format: 'desktop' });
const linesIn = (drawing: Drawing, group: Layer['group']) =>
  drawing.layers.filter((layer) => layer.group === group).flatMap(linesOf);

describe('the home picture', () => {
  test.each(['desktop', 'phone'] as const)('is small enough to stand in the page: %s', (format) => {
    const drawing = hero({ seed: 'home', palette: art, format });
    expect(drawing.layers.length).toBeLessThanOrEqual(20);
    expect(gzipSync(toSvg(drawing)).length).toBeLessThanOrEqual(6 * 1024);
  });

  test('slants every line of rain and hatch by 14 degrees, falling to the left', () => {
    const lines = [...linesIn(home, 'rain'), ...linesIn(home, 'hatch')];
    expect(lines.length).toBeGreaterThan(300);
    for (const [, , dx, dy] of lines)
      expect(Math.abs(dx + dy * Math.tan((14 * Math.PI) / 180))).toBeLessThan(0.11);
  });

  test('puts rain and hatch on the same lanes, 12 px apart', () => {
    for (const [x, y] of [...linesIn(home, 'rain'), ...linesIn(home, 'hatch')]) {
      const lane = (x + y * Math.tan((14 * Math.PI) / 180)) / 12;
      expect(Math.abs(lane - Math.round(lane)) * 12).toBeLessThan(0.11);
    }
  });

  test('draws nothing under the header and no rain behind the headline', () => {
    expect(home.y).toBe(76);
    for (const [x, y, dx] of linesIn(home, 'rain')) {
      expect(y).toBeGreaterThanOrEqual(76);
      expect(x + dx / 2).toBeGreaterThan(0.46 * 1440);
    }
  });

  test('inverts the hatch by night: folds that are heavy by day are fine', () => {
    const hatch = home.layers.flatMap(({ group, stroke }) =>
      group === 'hatch' && stroke ? [stroke.width] : [],
    );
    const byDay = [...hatch].sort((a, b) => a.light - b.light).map(({ dark }) => dark);
    expect(byDay).toEqual([...byDay].sort((a, b) => b - a));
  });
});

test('rain keeps out of clear zones and stays the same elsewhere', () => {
  const clear = { x: 0, y: 0, width: 300, height: 480 };
  const options = { seed: 'a-page', composition: 'downpour', ground: 'storm', box, palette: art } as const;
  const all = linesIn(cover(options), 'rain').map(String);
  const dry = linesIn(cover({ ...options, clear: [clear] }), 'rain');
  expect(dry.length).toBeGreaterThan(20);
  for (const line of dry) {
    expect(all).toContain(String(line));
    expect(line[0] + line[2]).toBeGreaterThanOrEqual(300);
  }
});

test.each(['falling', 'gutter', 'window', 'litter', 'branch'] as const)(
  'a stage holds all of the %s, so that words beside it stay free',
  (composition) => {
    const stage = { x: 880, y: 0, width: 560, height: 588 };
    const clear = [{ x: 0, y: 0, width: 800, height: 588 }];
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const size = { width: 1440, height: 588 };
      const options = { seed, composition, ground: 'teal', box: size, stage, clear, palette: art } as const;
      const { layers } = cover(options);
      const starts = layers
        .filter(({ group }) => group !== 'ground')
        .flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)));
      expect(Math.min(...starts)).toBeGreaterThan(800);
    }
  },
);

test('the leaf may change without a drop of the rain moving', () => {
  const options = { seed: 'a-page', composition: 'canopy', ground: 'teal', box, palette: art } as const;
  const [small, large] = [cover({ ...options, scale: 0.8 }), cover({ ...options, scale: 1.2 })];
  expect(linesIn(small, 'rain')).toEqual(linesIn(large, 'rain'));
  expect(small.layers.at(-1)).not.toEqual(large.layers.at(-1));
});

test('another motif draws the same covers in its own way', () => {
  const ripple = { ...art, motif: 'ripple' } as const;
  for (const composition of COMPOSITIONS) {
    const drawing = cover({ seed: 'a-page', composition, ground: 'teal', box, palette: ripple });
    expect(new Set(drawing.layers.map(({ group }) => group))).toEqual(new Set(['ground', 'rain', 'water']));
  }
});
