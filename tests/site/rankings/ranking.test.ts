import { expect, test } from 'vitest';
import { doubled, ranked, totalOf } from '../../../site/templates/rankings/parts/ranking.ts';
import { htmlOf, pagePaths } from '../../support/pages.ts';

const criteria = [
  { id: 'light', weight: 75 },
  { id: 'stairs', weight: 25 },
];

test('a total is the weighted mean of the marks, as it is shown', () => {
  expect(totalOf({ light: 9, stairs: 4 }, criteria)).toBe(7.8);
  expect(totalOf({ light: 10, stairs: 10 }, criteria)).toBe(10);
});

test('a missing mark and one for something else are named', () => {
  expect(() => totalOf({ light: 9 }, criteria)).toThrow('"stairs"');
  expect(() => totalOf({ light: 9, stairs: 4, view: 1 }, criteria)).toThrow('"view"');
});

test('equal totals share a rank, and the next one is counted on', () => {
  const entries = ['Skerry', 'Eddy', 'Fastnet', 'Low'].map((name, at) => ({
    name,
    scores: { light: [6, 6, 9, 1][at] ?? 0, stairs: 5 },
  }));
  const places = ranked(entries, criteria).map(({ name, rank }) => [name, rank]);
  expect(places).toEqual([
    ['Fastnet', 1],
    ['Eddy', 2],
    ['Skerry', 2],
    ['Low', 4],
  ]);
});

test('a criterion that counts double moves the total towards its mark', () => {
  expect(totalOf({ light: 9, stairs: 4 }, doubled(criteria, ['stairs']))).toBe(7);
});

const rankings = () =>
  pagePaths().filter((path) => /^\/top-companies\/./.test(path) && htmlOf(path).includes('comparison-table'));

test('each ranking heads with the number of its companies and profiles all of them in order', () => {
  expect(rankings().length).toBeGreaterThan(0);
  for (const path of rankings()) {
    const html = htmlOf(path);
    const compared = html.slice(html.indexOf('data-section="comparison-table"'));
    const table = compared.slice(compared.indexOf('<tbody'), compared.indexOf('</tbody>'));
    const listed = [...table.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    const profiles = html.slice(html.indexOf('data-section="company-profiles"'));
    const profiled = [...profiles.matchAll(/<li id="([\w-]+)"/g)].map(([, id]) => id);
    expect(profiled).toEqual(listed);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(String(listed.length));
    expect(html).toContain('data-fact="own-company-unranked"');
  }
});
