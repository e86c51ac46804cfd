import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { measured } from '../../support/looks.ts';
import { htmlOf } from '../../support/pages.ts';

const html = htmlOf('/accessibility/');
const textOf = (part: string) =>
  part
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
const chapter = (id: string) =>
  textOf(new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '');
const tests = chapter('tests');
const head = textOf(/<section[^>]*data-section="hero".*?<\/section>/s.exec(html)?.[0] ?? '');

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** "360, 768 and 1440" */
const listed = (numbers: readonly number[]) => list.format(numbers.map(String)).replace(', and', ' and');
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => words[count] ?? String(count);

const widthsOf = (views: readonly { width: number }[]) => listed(views.map(({ width }) => width));

test('the widths and themes in which axe reads a page are those of the tests', () => {
  expect(measured.axe.every(({ dark }) => dark)).toBe(true);
  expect(tests).toContain(`in light and dark at ${widthsOf(measured.axe)} pixels`);
  expect(tests).toContain(`all rules at ${widthsOf(measured.axe.filter(({ whole }) => whole))} pixels`);
  expect(tests).toContain(`at ${widthsOf(measured.axe.filter(({ whole }) => !whole))} pixels only`);
  const views = measured.axe.length * 2;
  expect(head).toContain(`in ${inWords(views)} views`);
});

test('the widths at which a browser looks for what is broken are those of the tests', () => {
  const { widths, cellsUpTo } = measured;
  expect(tests).toContain(
    `at ${inWords(widths.length)} widths from ${Math.min(...widths)} to ${Math.max(...widths)} pixels`,
  );
  expect(tests).toContain(`up to ${cellsUpTo} pixels for cut cells`);
});

test('it names no width that is not looked at', () => {
  const named = [...tests.matchAll(/\b\d{3,4}\b(?=[^.]* pixels)/g)].map(([number]) => Number(number));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((width) => !measured.widths.some((known) => known === width))).toEqual([]);
});

test('the rules are the ones that axe is given', () => {
  const versions = [...new Set(measured.ruleTags.map((tag) => /^wcag(\d?)(\d?)/.exec(tag)))].flatMap(
    (found) => (found ? [`${found[1]}.${found[2] === '' ? 0 : found[2]}`] : []),
  );
  const levels = measured.ruleTags.flatMap((tag) => /^wcag\d+(a+)$/.exec(tag)?.[1]?.toUpperCase() ?? []);
  expect(tests).toContain(`WCAG ${list.format([...new Set(versions)]).replace(', and', ' and')}`);
  expect(tests).toContain(`at levels ${list.format([...new Set(levels)])}`);
  expect(tests.includes('best practice')).toBe(measured.ruleTags.includes('best-practice'));
});

test('the tools are named with the version that is installed', () => {
  const file = createRequire(import.meta.url).resolve('axe-core/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  expect(tests).toContain(`${measured.tool} ${version.split('.').slice(0, 2).join('.')} `);
  expect(tests).toContain(`in ${measured.browser}.`);
});

test('the last full run is the one that was noted, on or before the day of the statement', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(measured.lastFullRun),
  );
  expect(tests).toContain(`The last full run was on ${day}`);
  const changed = /Last changed on (\w+ \d+, \d{4})/.exec(head)?.[1] ?? '';
  expect(Date.parse(`${changed} UTC`)).toBeGreaterThanOrEqual(Date.parse(measured.lastFullRun));
});

test('the limits are as many as the heading and the drawing say', () => {
  const limits = /<section id="limits".*?<\/section>/s.exec(html)?.[0] ?? '';
  const points = limits.match(/<li>/g)?.length ?? 0;
  expect(chapter('limits').toLowerCase()).toContain(`${inWords(points)} limits`);
  expect(head).toMatch(/in orange, the limits/);
});
