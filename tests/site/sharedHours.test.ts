import { expect, test } from 'vitest';
import {
  cutAtMidnight,
  hoursSeenFrom,
  minutesCovered,
  offsetOn,
  offsetsFrom,
  sharedParts,
} from '../../site/time/sharedHours.ts';

const india = { timeZone: 'Asia/Kolkata', hours: { from: '09:00', to: '21:00' } };
const yukon = { timeZone: 'America/Whitehorse', hours: { from: '08:00', to: '19:00' } };

test('a zone is ahead of UTC by its own summer and winter, by half hours too', () => {
  expect(offsetOn('Asia/Kolkata', '2026-01-15')).toBe(330);
  expect(offsetOn('Europe/Dublin', '2026-01-15')).toBe(0);
  expect(offsetOn('Europe/Dublin', '2026-07-15')).toBe(60);
  expect(offsetOn('America/New_York', '2026-01-15')).toBe(-300);
  expect(offsetOn('Australia/Sydney', '2026-01-15')).toBe(660);
});

test('the offsets of two years are told by the days from which they hold', () => {
  expect(offsetsFrom('Asia/Kolkata', '2026-11-23')).toEqual([{ from: '2026-11-23', minutes: 330 }]);
  expect(offsetsFrom('Europe/Dublin', '2026-11-23')).toEqual([
    { from: '2026-11-23', minutes: 0 },
    { from: '2027-03-28', minutes: 60 },
    { from: '2027-10-31', minutes: 0 },
    { from: '2028-03-26', minutes: 60 },
    { from: '2028-10-29', minutes: 0 },
  ]);
});

test('hours elsewhere are told by the clock of the reader, and may end on the next day', () => {
  expect(hoursSeenFrom('Europe/Dublin', india, '2026-01-15')).toEqual({ from: 210, to: 930 });
  expect(hoursSeenFrom('Europe/Dublin', india, '2026-07-15')).toEqual({ from: 270, to: 990 });
  expect(hoursSeenFrom('Europe/Dublin', yukon, '2026-01-15')).toEqual({ from: 900, to: 1560 });
});

test('what is shared lies in the working day, also when the other day began before midnight', () => {
  expect(sharedParts({ from: 540, to: 1050 }, { from: 210, to: 930 })).toEqual([{ from: 540, to: 930 }]);
  expect(sharedParts({ from: 540, to: 1020 }, { from: 1300, to: 1960 })).toEqual([]);
  expect(sharedParts({ from: 480, to: 1020 }, { from: 1300, to: 2040 })).toEqual([{ from: 480, to: 600 }]);
});

test('a span over midnight becomes two of one day', () => {
  expect(cutAtMidnight({ from: 900, to: 1560 })).toEqual([
    { from: 0, to: 120 },
    { from: 900, to: 1440 },
  ]);
  expect(cutAtMidnight({ from: 900, to: 1440 })).toEqual([{ from: 900, to: 1440 }]);
});

test('minutes that two offices cover count once', () => {
  expect(
    minutesCovered([
      { from: 900, to: 1050 },
      { from: 540, to: 930 },
    ]),
  ).toBe(510);
  expect(minutesCovered([])).toBe(0);
});
