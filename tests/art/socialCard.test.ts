import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadLook } from '../../site/art/devices/look.ts';
import { fontsSchema } from '../../site/art/fonts.schema.ts';
import { setTitle } from '../../site/art/socialCard.ts';
import { palette } from './palette.ts';

const fonts = fontsSchema.parse(parse(readFileSync('content/brand/fonts.yaml', 'utf8')));
const look = await loadLook(palette, fonts);
const linesOf = (title: string) => setTitle(title, look).lines;
const widthOf = (title: string) => {
  const { size, lines } = setTitle(title, look);
  return Math.max(...lines.map((line) => look.type.width(line, 'display', size)));
};

test('a title stands in lines of about one length, with no short word alone at its end', () => {
  expect(linesOf('Open-source licences and notices of this site')).toEqual([
    'Open-source',
    'licences',
    'and notices',
    'of this site',
  ]);
  expect(linesOf('Where we work, and the hours you share with us').at(-1)).not.toBe('us');
});

test.each([
  'Terms',
  'Custom software, apps and dedicated developers for startups and enterprises since 2019',
  'Incomprehensibilities & correspondence',
])('"%s" keeps its words, in four lines of the column at most', (title) => {
  expect(linesOf(title).join(' ')).toBe(title);
  expect(linesOf(title).length).toBeLessThanOrEqual(4);
  expect(widthOf(title)).toBeLessThanOrEqual(610);
});
