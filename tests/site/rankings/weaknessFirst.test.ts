import { expect, test } from 'vitest';
import { htmlOf, pageNotes } from '../../support/pages.ts';

const paths = pageNotes()
  .filter(({ kind, template }) => kind === 'ranking-pages' && template === 'weakness')
  .map(({ path }) => path);

/** The items of a section's list, each from the given start to the next one. */
function itemsOf(path: string, section: string, start: string): string[] {
  const html = htmlOf(path);
  const from = html.indexOf(`data-section="${section}"`);
  return html.slice(from, html.indexOf('</section>', from)).split(start).slice(1);
}

const idOf = (item: string) => item.slice(0, item.indexOf('"'));

/** The lowest mark of each company by its anchor, with the criterion that has it, as the profiles show them. */
const lowestOf = (path: string) =>
  new Map(
    itemsOf(path, 'company-profiles', '<li id="').map((profile) => {
      const marks = [...profile.matchAll(/<dt>(.*?)<\/dt><dd>.*?<\/svg>([\d.]+)<\/dd>/gs)].map(
        ([, criterion = '', mark]) => ({ criterion, mark: Number(mark) }),
      );
      const mark = Math.min(...marks.map((one) => one.mark));
      return [idOf(profile), marks.filter((one) => one.mark === mark)] as const;
    }),
  );

const outlines = (path = '') =>
  [...path.matchAll(/M[\d.-]+ [\d.-]+l[\d.]+-([\d.]+)/g)].map(([, h]) => Number(h));

test('a ranking opens with weaknesses', () => {
  expect(paths).not.toEqual([]);
});

test.each(paths)('%s tells the lowest mark of each company, with a stroke for each point lost', (path) => {
  const lowest = lowestOf(path);
  const items = itemsOf(path, 'weakness-first', '<li data-company="');
  expect(items.map(idOf).sort()).toEqual([...lowest.keys()].sort());
  for (const item of items) {
    const [worst, ...equal] = lowest.get(idOf(item)) ?? [];
    expect(equal, `${idOf(item)} has one worst criterion`).toEqual([]);
    expect(Number(/data-mark="([\d.]+)"/.exec(item)?.[1])).toBe(worst?.mark);
    expect(item).toContain(worst?.criterion);
    const strokes = outlines(/<path data-lost="" d="([^"]*)"/.exec(item)?.[1]);
    const points = strokes.map((height) => height / Math.max(...strokes));
    expect(points.reduce((sum, point) => sum + point, 0)).toBe(10 - (worst?.mark ?? 0));
  }
});

test.each(paths)('%s begins with the heaviest loss', (path) => {
  const marks = itemsOf(path, 'weakness-first', '<li data-company="').map((item) =>
    Number(/data-mark="([\d.]+)"/.exec(item)?.[1]),
  );
  expect(marks).toEqual([...marks].sort((one, other) => one - other));
});
