import { readdirSync, readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { markSize, sprite } from '../../../site/lib/sprite.ts';

const folder = new URL('../../../content/records/clients/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''));
const client = z.object({ name: z.string(), order: z.number() });
const marks = ids.map((id) => ({ id, svg: read(`wordmarks/${id}.svg`) }));

test('eighteen clients with places 1 to 18', () => {
  const clients = ids.map((id) => client.parse(parse(read(`${id}.yaml`))));
  const places = clients.map(({ order }) => order).sort((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(new Set(clients.map(({ name }) => name)).size).toBe(18);
});

test.each(marks)('the word-mark $id is one small drawing in the colour of the text', (mark) => {
  expect(markSize(mark).height).toBe(34);
  expect(markSize(mark).width).toBeLessThanOrEqual(160);
  expect(Buffer.byteLength(mark.svg)).toBeLessThan(1600);
  const colours = [...mark.svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours).toEqual(['currentColor']);
});

test('the sprite holds each word-mark under its name', () => {
  const [root] = parseFragment(sprite(marks)).childNodes;
  const symbols = root && 'childNodes' in root ? root.childNodes : [];
  const names = symbols.map((symbol) =>
    'attrs' in symbol ? symbol.attrs.find(({ name }) => name === 'id')?.value : undefined,
  );
  expect(names).toEqual(ids);
});

test('a file that is no drawing, or holds more than shapes, is refused by name', () => {
  expect(() => sprite([{ id: 'acme', svg: '<p>Acme</p>' }])).toThrow('"acme"');
  const text = '<svg viewBox="0 0 90 34"><text>Acme</text></svg>';
  expect(() => sprite([{ id: 'acme', svg: text }])).toThrow('shapes only');
  expect(() => markSize({ id: 'acme', svg: '<svg viewBox="0 0 0 34"></svg>' })).toThrow('"acme"');
});
