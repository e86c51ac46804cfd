import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contrast } from '../../../site/art/devices/colour.ts';
import { deviceFile } from '../../../site/art/devices/deviceFile.ts';
import { deviceOnCover } from '../../../site/art/devices/deviceOnCover.ts';
import { loadLook } from '../../../site/art/devices/look.ts';
import { screenExamples } from '../../../site/art/devices/screen.examples.ts';
import { partSchema, screenSchema } from '../../../site/art/devices/screen.schema.ts';
import type { Screen } from '../../../site/art/devices/screen.schema.ts';
import { SOFT } from '../../../site/art/devices/stage.ts';
import { paletteSchema } from '../../../site/art/palette.schema.ts';

const content = new URL('../../../content/', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, content), 'utf8'));
const source = z.object({
  file: z.string(),
  axes: z.record(z.string(), z.number()).optional(),
});
const fonts = z
  .object({ display: source, text: source, strong: source, quote: source })
  .parse(read('brand/fonts.yaml'));
const look = await loadLook(paletteSchema.parse(read('brand/palette.yaml')), fonts);

const caseCard = z.object({
  key: z.string(),
  cardName: z.string(),
  chartLine: z.string(),
  title: z.string(),
  screens: z.array(screenSchema),
});
const cases = readdirSync(new URL('pages/case-studies/', content)).map((name) => {
  const [, frontMatter = ''] = readFileSync(new URL(`pages/case-studies/${name}`, content), 'utf8').split(
    /^---$/m,
  );
  return { name, entry: caseCard.parse(parse(frontMatter)) };
});
const examples = Object.entries(screenExamples).map(([name, screen]) => ({
  name,
  screen: screenSchema.parse(screen),
}));
const screens = [
  ...examples,
  ...cases.flatMap(({ name, entry }) => entry.screens.map((screen) => ({ name, screen }))),
];

const example = (name: string): Screen =>
  examples.find((one) => one.name === name)?.screen ?? expect.fail(name);
const blend = (over: string, under: string, share: number): string =>
  '#' +
  [1, 3, 5]
    .map((at) => [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)))
    .map(([a = 0, b = 0]) =>
      Math.round(b + (a - b) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

test('the examples show every kind of part', () => {
  const shown = new Set(
    examples
      .flatMap(({ screen }) => [...screen.parts, ...('foot' in screen ? screen.foot : [])])
      .map(({ kind }) => kind),
  );
  expect([...shown].sort()).toEqual(partSchema.options.map((option) => option.shape.kind.value).sort());
});

test('no two case studies share a key, a name or the line of their result', () => {
  for (const field of ['key', 'cardName', 'chartLine', 'title'] as const) {
    const values = cases.map(({ entry }) => entry[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test.each(screens)('a screen of $name is drawn whole, in outlines of 12 px or more', ({ screen }) => {
  const svg = deviceFile(screen, look);
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(names.length).toBe(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining([...new Set(used)]));
  const sizes = [...svg.matchAll(/scale\((0\.0\d+)\)" fill/g)].map(([, scale]) => Number(scale) * 400);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test.each(screens)('a screen of $name can be read', ({ screen }) => {
  const [ground, ink, accent] = [screen.ground, screen.ink, screen.accent].map(look.colour);
  if (!ground || !ink || !accent) return expect.fail('a colour is missing');
  expect(contrast(blend(ink, ground, SOFT), ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
});

test('a card cuts two devices out of its cover and stays small', () => {
  const [first, second] = [example('run'), example('player')];
  const card = {
    width: 765,
    height: 420,
    cover: '<path d="M0 0h765v420h-765z"/>',
    crop: 'two',
    screens: [first, second],
  } as const;
  const svg = deviceOnCover(card, look);
  expect(svg).toMatch(/viewBox="0 0 765 420"/);
  expect(svg).toContain(card.cover);
  expect(svg.match(/clip-path="url\(#phone-screen\)"/g)).toHaveLength(2);
  expect(gzipSync(svg).length).toBeLessThan(16_000);
  expect(deviceOnCover(card, look)).toBe(svg);
});

test('what does not fit, or names no colour, is refused in words', () => {
  const run = example('run');
  const parts = run.parts;
  const wide = screenSchema.parse({ ...run, parts: [{ kind: 'heading', title: 'WWWWWWWWWWWWWWWWWWWW' }] });
  expect(() => deviceFile(wide, look)).toThrow(/"W+" is \d+ px too wide/);
  const high = screenSchema.parse({ ...run, parts: [...parts, ...parts] });
  expect(() => deviceFile(high, look)).toThrow(/Tempo run.*px too high/);
  expect(() => screenSchema.parse({ ...run, ink: 'text.invisible' })).toThrow(
    /no colour \\"text\.invisible\\"/,
  );
  expect(() => screenSchema.parse({ ...run, parts: [{ kind: 'hologram' }] })).toThrow();
});
