import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';

const html = () => htmlOf('/locations/india/');
const section = (name: string) => html().split(`data-section="${name}"`)[1]?.split('</section>')[0] ?? '';
const counts = (part: string, kind: string) =>
  [...part.matchAll(new RegExp(`data-kind="${kind}" data-count="(\\d+)"`, 'g'))].map(([, count]) =>
    Number(count),
  );
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('the year of the office has a stroke a day, and each named day is the weekday that it claims', () => {
  const days = section('closed-days');
  const kinds = ['work', 'weekend', 'thin', 'closed'].map((kind) => sumOf(counts(days, kind)));
  expect(sumOf(kinds)).toBe(365);
  // 2027 has 261 weekdays, of which one is a closed day and four are thin.
  expect(kinds).toEqual([256, 101, 4, 4]);
  const named = [...days.matchAll(/<time dateTime="([^"]+)">(\w{3})/g)];
  expect(named).toHaveLength(8);
  for (const [, day = '', weekday] of named)
    expect(new Date(day).toUTCString().slice(0, 3), day).toBe(weekday);
});

test('both offices together leave an hour and a half of the day to the pager', () => {
  const words = section('closed-days').replace(/<[^>]+>/g, '');
  expect(words).toContain('Pune is open from 09:00 to 21:00, Vancouver from 20:30 to 07:30');
  expect(words).toContain('22 h 30 of 24');
});

test('what is billed arrives, but for what the payer sends to the tax office', () => {
  const payment = section('invoicing-and-currency');
  const [billed = 0, sent = 0, withheld = 0, passed = 0] = [...payment.matchAll(/data-amount="(\d+)"/g)].map(
    ([, amount]) => Number(amount),
  );
  expect([billed, sent, withheld, passed]).toEqual([472_000, 464_000, 8_000, 72_000]);
  expect(sent + withheld).toBe(billed);
  const strokes = [...payment.matchAll(/data-strokes="(\d+)"/g)].map(([, count]) => Number(count));
  expect(strokes).toEqual([50, 9, 49, 9, 1, 9]);
});

test('the rain of a year stands in as many strokes as centimetres', () => {
  const piles = [...section('rain-year').matchAll(/data-strokes="(\d+)"/g)].map(([, count]) => Number(count));
  expect(piles).toHaveLength(12);
  expect(section('rain-year').replace(/<[^>]+>/g, '')).toContain(`${sumOf(piles)} cm of rain in a year`);
});
