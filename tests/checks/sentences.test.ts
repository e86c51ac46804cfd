import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

/** A number of sentences with this many short words each; a figure makes each unique. */
const sentences = (count: number, words: number, word = 'cat') =>
  Array.from({ length: count }, (_, index) => `Row ${index} ${`${word} `.repeat(words - 3)}end.`);
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const good = sentences(12, 14);

const { of } = checkSite({
  '/thirty/': '<p>It goes on ' + 'and on '.repeat(13) + 'now.</p>',
  '/thirty-one/': '<p>It goes on ' + 'and on '.repeat(13) + 'until now.</p>',
  '/shared-long/': `<aside data-shared><p>It does go ${'on and '.repeat(14)}on.</p></aside>`,
  '/four/': '<p>She came at noon. He left then. They met once. It rained all day.</p>',
  '/five/': '<p>She came at noon. He left then. They met once. It rained all day. Nobody minded it.</p>',
  '/abbreviations/':
    '<p>You may ask Dr. Lee at noon. She builds apps, e.g. Flutter apps today. He builds one kind, i.e. Android apps now. They met once.</p>',
  '/good/': paragraphs(good),
  '/short/': paragraphs(sentences(20, 9)),
  '/long/': paragraphs(sentences(12, 21)),
  '/little-text/': paragraphs(sentences(10, 5)),
  '/shared-short/': paragraphs(good) + `<section data-shared>${paragraphs(sentences(40, 4))}</section>`,
  '/one-in-ten/': paragraphs([...sentences(18, 14), ...sentences(2, 27)]),
  '/two-in-ten/': paragraphs([...sentences(16, 14), ...sentences(4, 27)]),
  '/hard/': paragraphs(sentences(12, 14, 'administration')),
});

test('a sentence has 30 words at most, in shared blocks too', () => {
  expect(of('/thirty/')).not.toContain('A sentence of');
  expect(of('/thirty-one/')).toContain('A sentence of 31 words');
  expect(of('/shared-long/')).toContain('A sentence of 32 words');
});

test('a paragraph has four sentences at most; abbreviations end none', () => {
  expect(of('/four/')).not.toContain('A paragraph');
  expect(of('/five/')).toContain('A paragraph of 5 sentences');
  expect(of('/abbreviations/')).toBe('');
});

test('mean length is judged on the page’s own text, where there is enough of it', () => {
  for (const path of ['/good/', '/little-text/', '/shared-short/'])
    expect(of(path)).not.toContain('on average');
  expect(of('/short/')).toContain('The 20 sentences have 9.0 words on average; 12 to 18 are wanted.');
  expect(of('/long/')).toContain('have 21.0 words on average');
});

test('one sentence in ten may have more than 25 words', () => {
  expect(of('/one-in-ten/')).not.toContain('more than 25 words');
  expect(of('/two-in-ten/')).toContain('4 of 20 sentences have more than 25 words');
});

test('long words raise the reading grade', () => {
  expect(of('/good/')).not.toContain('grade');
  expect(of('/hard/')).toMatch(/The page reads at grade \d\d\.\d/);
});
