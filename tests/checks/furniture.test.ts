import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const promise = 'Our signed NDA comes with the first reply to your brief.';
const record = (words: string) => `<span data-furniture="record">${words}</span>`;
const letters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
/** Words that no other page has. */
const words = (page: number, count: number) =>
  Array.from({ length: count }, (_, at) => letters(`w${page}x${at}`)).join(' ');
/** Paragraphs of sentences of fifteen words that no other page has. */
const own = (page: number, sentences = 14) =>
  Array.from({ length: sentences }, (_, at) => `<p>${words(page * 100 + at, 15)}.</p>`).join('');

test('links, buttons, heads of tables and marked words may recur in the same words', () => {
  const link = '<a href="/a/">Rates of all sixteen roles with their region and year</a>';
  const table =
    '<table><caption>Rates of all sixteen roles in dollars an hour before tax.</caption><tr><th>What an hour of each level costs in this year here.</th></tr></table>';
  const main = (at: number) =>
    `<h2 data-furniture>Prices</h2>${own(at)}<p>${record(promise)}</p><p>${link}</p><p><button>Rates of all sixteen roles with region and year</button></p>${table}`;
  const paths = ['/a/', '/b/', '/c/', '/d/'];
  const pages = Object.fromEntries(paths.map((path, at) => [path, main(at)]));
  const { status, output } = checkSite(pages, { saidOnce: [promise] });
  expect(output).toContain('4 pages keep the measured content rules.');
  expect(status).toBe(0);
});

test('the same words outside furniture are found', () => {
  const { of } = checkSite({ '/a/': `${own(1)}<p>${promise}</p>`, '/b/': `${own(2)}<p>${promise}</p>` });
  expect(of('/a/')).toContain('The sentence is also on /b/.');
});

test('what is marked as the words of a record is worded as the record is', () => {
  const { of } = checkSite(
    {
      '/same/': `${own(3)}<p>${record(promise)}</p>`,
      '/other/': `${own(4)}<p>${record('Our signed NDA comes a day later.')}</p>`,
    },
    { saidOnce: [promise] },
  );
  expect(of('/same/')).toBe('');
  expect(of('/other/')).toContain('Rule 10: This is marked as the words of a record');
});

test('a quarter of the words of a page may be furniture, shared blocks apart, on a paper more', () => {
  const page = (count: number) => `${own(5, 10)}<p><a href="/most/">${words(6, count)}</a></p>`;
  const { of } = checkSite({
    '/most/': page(50),
    '/more/': page(60),
    '/shared/': page(40) + `<div data-shared><a href="/most/">${words(7, 90)}</a></div>`,
    '/paper/': { tells: 'records', main: page(80) },
  });
  expect(of('/more/')).toContain('60 of 211 words outside shared blocks are furniture; a quarter may be.');
  for (const path of ['/most/', '/shared/', '/paper/']) expect(of(path)).not.toContain('are furniture');
});
