import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';

const html = htmlOf('/locations/usa/');
const section = /<section[^>]*data-section="zone-strokes".*?<\/section>/s.exec(html)?.[0] ?? '';

/** The strips as they are drawn, from top to bottom: what each says, and its strokes by who keeps them. */
const strips = [...section.matchAll(/<svg[^>]*>(.*?)<\/svg>/gs)].map(([, svg = '']) => ({
  title: /<title[^>]*>(.*?)<\/title>/.exec(svg)?.[1],
  strokes: Object.fromEntries(
    [
      ...svg.matchAll(
        /<path class="[^"]*" data-kept="(first|other|together|none)" stroke-width="\d+" d="([^"]+)"/g,
      ),
    ].map(([, kept = '', d = '']) => [kept, d.match(/M/g)?.length]),
  ),
}));

// Calculated by hand. In UTC, India is at work from 03:30 to 15:30 and Canada from 15:00 to 02:00, all year. Nine to
// five is 14 to 22 h UTC in the Eastern winter, an hour earlier in summer, and an hour later in each zone further west.
test('sixteen half-hours of each zone, winter and summer, stand under the office that is at work', () => {
  expect(strips.map(({ strokes }) => strokes)).toEqual([
    { first: 2, other: 13, together: 1 },
    { first: 4, other: 11, together: 1 },
    { other: 15, together: 1 },
    { first: 2, other: 13, together: 1 },
    { other: 16 },
    { other: 15, together: 1 },
    { other: 16 },
    { other: 16 },
  ]);
});

test('each strip tells the hand-over by the clock of its zone', () => {
  expect(strips.map(({ title }) => title?.match(/\d\d:\d\d/g) ?? [])).toEqual([
    ['10:30', '10:00'],
    ['11:30', '11:00'],
    ['09:30'],
    ['10:30', '10:00'],
    [],
    ['09:30'],
    [],
    [],
  ]);
});

test('the sums of all strokes stand over them', () => {
  const legend = /data-fact="hours-overlap".*?<\/ul>/s.exec(section)?.[0] ?? '';
  expect([...legend.matchAll(/<b>(\d+)<\/b>/g)].map(([, sum]) => sum)).toEqual(['8', '115', '5']);
  expect(section).toContain('128 of 128');
  expect(section).toMatch(/covers 13 of the half-hours/);
  expect(section).toMatch(/all year \(8 h shared\)/);
});

test('what counts in the first of fifteen years is half a fifteenth of the sum', () => {
  expect(1920 * 33).toBe(63_360);
  expect(63_360 / 15 / 2).toBe(2112);
  expect(html).toContain('costs 63,360');
  expect(html).toContain('of which 2,112 is deducted');
});
