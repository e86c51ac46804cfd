import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';

const folder = 'content/records/figures';
const records = readdirSync(folder).map((file) => ({
  id: file.replace('.yaml', ''),
  ...parse(readFileSync(join(folder, file), 'utf8')),
}));

test.each([
  ['agency', 'each-figure'],
  ['client', 'figures-of-clients'],
])('every figure of the kind %s stands in its own part of the page of definitions', (kind, section) => {
  const shown = [...part(htmlOf('/figures/'), section).matchAll(/data-fact="([^"]+)"/g)].map(([, id]) => id);
  const ids = records.filter((record) => (record.of ?? 'agency') === kind).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(shown.sort()).toEqual(ids.sort());
});

test.each([
  '30% better staff retention',
  '100% compliance',
  '20% to 25% cloud cost cut',
  '25% operating cost cut',
  '10X',
  '5X',
])('"%s" has a definition', (words) => {
  const text = part(htmlOf('/figures/'), 'figures-of-clients')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain(words);
});

test('a growth claim stands on the card of the case it comes from, with its base and its definition', () => {
  const card = htmlOf('/')
    .split('<article')
    .find((article) => article.includes('data-case-study="b2b-diamond-app-development-solutions"'));
  expect(card).toMatch(/data-fact="growth-5x".*5X.*href="\/figures\/#growth-5x".*From 58 by phone/s);
});

test('how the promise of a reply was kept is told with its days, its base and who marked it', () => {
  const { due, kept, keptPercent } = JSON.parse(readFileSync('content/records/reply-times.json', 'utf8'));
  const text = part(htmlOf('/figures/'), 'reply-times')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain(`Replies due ${due} In time ${kept} (${keptPercent}%)`);
  expect(text).toContain('August 30, 2026 to November 27, 2026, as our staff marked them');
  expect(text).toContain('Measured on November 28, 2026');
});

interface Strokes {
  counted: number;
  rest?: number;
  each?: number;
}

test.each(records)('$id is drawn with as many strokes as its record counts', ({ id, strokes }) => {
  const item = htmlOf('/figures/')
    .split('<li id="')
    .find((text) => text.startsWith(`${id}"`))
    ?.split('</li>')[0];
  const drawn = [...(item ?? '').matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => count(d, /M/g));
  const counted = strokes.flatMap(({ counted: one, rest = 0, each = 1 }: Strokes) =>
    [one, rest].map((number) => Math.ceil(number / each)),
  );
  expect(drawn).toEqual(counted.filter((number: number) => number > 0));
});
