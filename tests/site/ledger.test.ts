import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { part } from '../support/parts.ts';

interface Promised {
  label: string;
  page: string;
  starts: string;
  happens: string;
  exception?: string;
}

/** The records of a folder, each with the name of its file. */
const recordsIn = <Fields>(folder: string): (Fields & { id: string })[] =>
  readdirSync(join('content/records', folder)).map((file) => ({
    id: file.replace('.yaml', ''),
    ...parse(readFileSync(join('content/records', folder, file), 'utf8')),
  }));

/** What a reader reads in HTML, with one space between words. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:)])/g, '');

/** A text of the content as the page shows it: links as their words, dates of the editor left out. */
const shown = (text: string): string =>
  wordsOf(
    text
      .replaceAll(/\{(?:until|checked):[^{}]*\}/g, '')
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .trim(),
  );

const rows = part(htmlOf('/how-we-work/'), 'promises').split('<tr');
const rowOf = (id: string) => rows.find((row) => row.includes(`data-fact="${id}"`)) ?? '';

/** What a row of the table of promises leaves out of its record. */
function untold(row: string, { label, page, starts, happens, exception }: Promised): string[] {
  const words = wordsOf(row);
  const told = [label, starts, happens, exception ?? ''].filter((text) => !words.includes(shown(text)));
  return row.includes(`<a href="${page}">`) ? told : [...told, page];
}

const promises = recordsIn<Promised>('promises');
const facts = recordsIn<{ text: string }>('facts');
const pages = pagePaths().map((path) => wordsOf(htmlOf(path)));
const isTold = (text: string) => pages.some((words) => words.includes(shown(text)));

test.each(promises)(
  'the promise $id is told in full and its label links to the page that explains it',
  (one) => {
    expect(untold(rowOf(one.id), one)).toEqual([]);
  },
);

test('a promise that the table does not hold is noticed, and so is another wording', () => {
  const [first] = promises;
  if (!first) return expect.fail('there is no promise');
  expect(untold('', first)).toHaveLength(first.exception ? 5 : 4);
  expect(untold(rowOf(first.id), { ...first, happens: 'Something else.' })).toEqual(['Something else.']);
});

test.each(facts)('the fact $id is told in its wording on one page at least', ({ text }) => {
  expect(isTold(text)).toBe(true);
});

test('a fact that no page tells is noticed', () => {
  expect(isTold('The office cat sleeps 17 hours a day.')).toBe(false);
});
