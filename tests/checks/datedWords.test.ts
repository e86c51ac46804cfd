import { expect, test } from 'vitest';
import { datedWords, onDay } from '../../site/time/datedWords.ts';

const text = 'Angular 20 {until:2026-11-28|is supported until|lost its support on} 28 November 2026.';

test('up to its day a text says the one, afterwards the other', () => {
  expect(onDay(text, '2026-11-28')).toBe('Angular 20 is supported until 28 November 2026.');
  expect(onDay(text, '2026-11-29')).toBe('Angular 20 lost its support on 28 November 2026.');
});

test('words for afterwards may be none', () => {
  const offer = 'Ask us. {until:2027-01-15|We still have a chair.|} Then come.';
  expect(onDay(offer, '2027-01-15')).toBe('Ask us. We still have a chair. Then come.');
  expect(onDay(offer, '2027-01-16')).toBe('Ask us. Then come.');
});

test('a mark without words leaves no trace', () => {
  expect(onDay('Insured until March. {until:2027-03-31}', '2026-11-26')).toBe('Insured until March.');
  expect(onDay('The newest is 16. {checked:2026-11-26} So', '2026-11-26')).toBe('The newest is 16. So');
});

test.each(['{until:28 November|a|b}', '{until:2026-11-28|a}', '{checked}'])(
  'a mark that is not written as one is refused: %s',
  (mark) => {
    expect(() => onDay(`It is true. ${mark}`, '2026-11-26')).toThrow('is no dated wording; write {until:');
  },
);

test('a mark over two lines is one', () => {
  expect(datedWords('a: 1\nb: >-\n  {until:2027-01-12|will\n  apply|applies}')).toEqual([
    { kind: 'until', day: '2027-01-12', replaced: true, words: 'will apply', line: 3 },
  ]);
});
