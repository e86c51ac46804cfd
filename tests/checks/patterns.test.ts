import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const lines = (count: number) =>
  Array.from(
    { length: count },
    (_, row) => `<p>Row ${row} says what one person did on one day of last week.</p>`,
  );

const { of } = checkSite({
  '/not-just/': '<p>It is not just fast, but also cheap.</p>',
  '/dont-just/': '<p>We don’t just write code.</p>',
  '/not-but/': '<p>The driver does not wait, but the trailer does.</p>',
  '/whether/': '<p>Whether you’re a clinic or a bank, we help.</p>',
  '/asks-whether/': '<p>Somebody asks whether you are ready.</p>',
  '/todays/': '<p>In today’s market speed counts.</p>',
  '/today/': '<p>The build of today is on the board.</p>',
  '/summary/': '<p>In conclusion, we write software.</p>',
  '/question/': '<h2>Rates in 2026</h2><p>Are you looking for rates? Here they are.</p>',
  '/later-question/':
    '<h2>Rates in 2026</h2><p>Here they are. Are they high?</p><p>What do they buy? Ask us.</p>',
  '/quoted/': '<h2>Questions</h2><p>“Where do you start? With which phone?” A good answer names a phone.</p>',
  '/faq/': '<h2>Asked often</h2><h3>Who owns the code?</h3><p>You do, from the first commit.</p>',
  '/one-aside/': '<p>The driver — who was late — came at noon.</p>',
  '/two-asides/': '<p>Our designer — Lee — drew it.</p><p>The other – on foot – came first.</p>',
  '/two-asides-in-long-text/': `<p>Ann — late — came.</p><p>Bob — early — left.</p>${lines(17).join('')}`,
  '/range/': '<p>Open 9–5, then 6–7. A pair of 12–14 words.</p>',
});

test('patterns of speech are found, and look-alikes are not', () => {
  expect(of('/not-just/')).toContain('Rule 6: The pattern “not just X but Y”.');
  expect(of('/dont-just/')).toContain('Rule 6: The pattern “we do not just X”.');
  expect(of('/whether/')).toContain('Rule 6: The pattern “whether you are X or Y”.');
  expect(of('/todays/')).toContain('Rule 6: The pattern “in today’s …”.');
  expect(of('/summary/')).toContain('Rule 6: A paragraph that sums up.');
  for (const path of ['/not-but/', '/asks-whether/', '/today/']) expect(of(path)).toBe('');
});

test('no section opens with a rhetorical question; questions elsewhere are welcome', () => {
  expect(of('/question/')).toContain('Rule 6: A rhetorical question opens the section.');
  for (const path of ['/later-question/', '/quoted/', '/faq/']) expect(of(path)).toBe('');
});

test('one dash aside per 200 words; ranges are none', () => {
  expect(of('/two-asides/')).toContain('2 dash asides in 12 words');
  expect(of('/two-asides-in-long-text/')).not.toContain('dash asides');
  for (const path of ['/one-aside/', '/range/']) expect(of(path)).toBe('');
});
