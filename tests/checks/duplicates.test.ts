import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

/** Words that no other call gives: `w3-0 w3-1 …` as `wcja wcjb …`, so that pages have nothing in common by chance. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => `w${letters(seed)}x${letters(index)}`).join(' ');
const paragraph = (text: string) => `<p>${text}.</p>`;

test('pages that differ by search and replace alone are found once their keywords are masked', () => {
  const text = (tool: string) =>
    paragraph(
      `We ship ${tool} apps, and ${tool}'s tools make ${tool} upgrades slow, so our ${tool} team books ${tool} days`,
    );
  const pages = (keywords: (tool: string) => string[]) => ({
    '/flutter/': { main: text('Flutter'), keywords: keywords('flutter') },
    '/react/': { main: text('React Native'), keywords: keywords('React Native') },
  });
  expect(checkSite(pages((tool) => [tool])).output).toContain('Too like /react/: Jaccard 1.000');
  expect(checkSite(pages(() => [])).output).not.toContain('keywords masked; below');
});

test('without a list of pages nothing is masked, and the check says so', () => {
  const { status, output } = checkSite({ '/': '' }, { unlisted: true });
  expect(status).toBe(0);
  expect(output).toContain('no keywords are masked');
});

test('no page stands on another one for more than 18 % of its 5-grams', () => {
  const { of } = checkSite({
    '/whole/': paragraph(`${words(1, 30)} ${words(2, 370)}`),
    '/a-fifth/': paragraph(`${words(3, 104)} ${words(1, 30)}`),
    '/a-sixth/': paragraph(`${words(4, 150)} ${words(2, 30)}`),
  });
  expect(of('/a-fifth/')).toContain('of this page stands on /whole/ too; 18.0 % is the most.');
  expect(of('/a-fifth/')).toContain(words(1, 30));
  expect(of('/a-sixth/')).not.toContain('of this page stands on');
  expect(of('/whole/')).not.toContain('of this page stands on');
});

test('shared blocks may recur until they outweigh what is a page’s own', () => {
  const shared = `<section data-shared>${paragraph(words(5, 60))}</section>`;
  const { of } = checkSite({
    '/a/': paragraph(words(6, 20)) + shared,
    '/b/': paragraph(words(7, 20)) + shared,
    '/c/': paragraph(words(8, 400)) + shared,
  });
  expect(of('/a/')).toContain('With shared blocks it is too like /b/');
  expect(of('/a/')).not.toContain('keywords masked');
  expect(of('/a/')).not.toContain('too like /c/');
});

test('a sentence of eight words stands on one page, unless it is shared, a fact or a fixed message', () => {
  const sentence = 'Odette reads the name of the driver aloud.';
  const fact = '<p data-fact="trial">You may stop in the first week and pay nothing.</p>';
  const fixed =
    '<p>Please share your name, so we can address you with a smile.</p><p>team-of-nine@agency.example +1 604 555 0148</p>';
  const list = '<ul data-fact="phases"><li>Two people read each change before it ships.</li></ul>';
  const { of } = checkSite({
    '/a/': `${paragraph(words(9, 90))}<p>${sentence}</p>`,
    '/b/': `${paragraph(words(10, 90))}<ul><li>Odette reads the NAME of the driver, aloud!</li></ul>`,
    '/c/': `${paragraph(words(11, 90))}<div data-shared><p>${sentence}</p></div>`,
    '/d/': `${paragraph(words(12, 90))}${fact}${fixed}<p>Odette reads it aloud.</p>`,
    '/e/': `${paragraph(words(13, 90))}${fact}${fixed}<p>Odette reads it aloud.</p>`,
    '/f/': paragraph(words(14, 90)) + list,
    '/g/': paragraph(words(15, 90)) + list,
  });
  expect(of('/a/')).toContain('The sentence is also on /b/.');
  expect(of('/b/')).toContain('The sentence is also on /a/.');
  expect(of('/f/')).toContain('The sentence is also on /g/.');
  for (const path of ['/c/', '/d/', '/e/']) expect(of(path)).not.toContain('The sentence is');
});

test('titles, descriptions and the first six words of a page are its own', () => {
  const { of } = checkSite({
    '/a/': {
      main: '<p>Rates</p><p>What a month of it costs here.</p>',
      title: 'Rates',
      description: 'Our rates',
    },
    '/b/': { main: '<p>What a month of it costs there.</p>', title: 'Rates', description: 'Our rates' },
    '/c/': { main: '<p>What a month of work costs here.</p>', title: '', description: '' },
  });
  for (const [path, other] of [
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ] as const) {
    expect(of(path)).toContain(`The title is also on ${other}.`);
    expect(of(path)).toContain(`The description is also on ${other}.`);
    expect(of(path)).toContain(`The opening paragraph begins with the same six words also on ${other}.`);
  }
  expect(of('/c/')).toContain('The page has no title.');
  expect(of('/c/')).toContain('The page has no description.');
  expect(of('/c/')).not.toContain('six words');
});

test('an h2 stands on three pages at most, outside shared blocks', () => {
  const heading = (name: string) => `<h2>${name}</h2>`;
  const paths = ['/a/', '/b/', '/c/', '/d/'];
  const onThree = paths.map((path, index) => [
    path,
    index < 3 ? heading('Which rates apply') : heading('Plans'),
  ]);
  const onFour = paths.map((path) => [path, heading('Which rates apply')]);
  const shared = paths.map((path) => [path, `<div data-shared>${heading('Which rates apply')}</div>`]);
  expect(checkSite(Object.fromEntries(onThree)).status).toBe(0);
  expect(checkSite(Object.fromEntries(shared)).status).toBe(0);
  expect(checkSite(Object.fromEntries(onFour)).of('/a/')).toContain('An h2 on more than 3 pages');
});
