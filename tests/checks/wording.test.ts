import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const { of } = checkSite({
  '/plain/': '<p>Nadia writes the test first, and Lee reads it on Friday.</p>',
  '/inflected/': '<p>We are leveraging the cloud and pride ourselves on it.</p>',
  '/hyphen/': '<p>A state-of-the-art desk and a one stop shop.</p>',
  '/alt/': '<img src="a.png" alt="A seamless screen">',
  '/title/': { main: '', title: 'Holistic software' },
  '/code/': '<p>Call <code>unlock()</code> before you write.</p>',
  '/journey/': '<p>Start your digital journey with our engineers.</p>',
  '/ferry/': '<p>The journey by ferry takes two hours.</p>',
  '/travel/': '<p>The journey begins at the gate.</p>',
  '/business-trip/': '<p>A journey needs a plan.</p>',
  '/business/': '<p>A journey to better business in any tournament.</p>',
  '/marks/': '<p>Call us today!</p>',
  '/emoji/': '<p>We ship on Friday 🚀</p>',
  '/fixed-message/': '<p role="alert">Tell us about your project! The more details, the merrier!</p>',
  '/symbols/': '<p>Rated 4.8 ★ → of 5 © 2026</p>',
});

test('filler is found in text, title and alt text, with its inflections and either spelling', () => {
  expect(of('/plain/')).toBe('');
  expect(of('/inflected/')).toContain('“leveraging”');
  expect(of('/inflected/')).toContain('“pride ourselves”');
  expect(of('/hyphen/')).toContain('“state-of-the-art”');
  expect(of('/hyphen/')).toContain('“one stop”');
  expect(of('/alt/')).toContain('“seamless”');
  expect(of('/title/')).toContain('“Holistic”');
  expect(of('/code/')).toBe('');
});

test('a journey is one where somebody travels', () => {
  expect(of('/journey/')).toContain('“journey” is filler');
  expect(of('/business/')).toContain('“journey” is filler');
  for (const path of ['/ferry/', '/travel/', '/business-trip/']) expect(of(path)).toBe('');
});

test('exclamation marks and emoji stand in the form’s fixed messages only', () => {
  expect(of('/marks/')).toContain('Rule 1: The text has an exclamation mark.');
  expect(of('/emoji/')).toContain('Rule 1: The text has an emoji.');
  expect(of('/fixed-message/')).toBe('');
  expect(of('/symbols/')).toBe('');
});
