import { expect, test } from 'vitest';
import { callTimes } from '../../../site/templates/contact/parts/callTimes.ts';

const west = { city: 'West', utcOffset: -8, hours: { from: '08:00', to: '13:00' } };
const east = { city: 'East', utcOffset: 5.5, hours: { from: '09:00', to: '12:30' } };

test('calls begin each second hour, an hour after opening at the earliest and an hour before closing at the latest', () => {
  expect(callTimes([west]).map(({ local }) => local[0]?.time)).toEqual(['09:00', '11:00']);
  expect(callTimes([east]).map(({ local }) => local[0]?.time)).toEqual(['10:00']);
});

test('each time is told at both offices, with the day it falls on', () => {
  expect(callTimes([west, east])).toEqual([
    {
      utc: '04:30',
      minutes: 270,
      city: 'East',
      local: [
        { time: '20:30', day: -1 },
        { time: '10:00', day: 0 },
      ],
    },
    {
      utc: '17:00',
      minutes: 1020,
      city: 'West',
      local: [
        { time: '09:00', day: 0 },
        { time: '22:30', day: 0 },
      ],
    },
    {
      utc: '19:00',
      minutes: 1140,
      city: 'West',
      local: [
        { time: '11:00', day: 0 },
        { time: '00:30', day: 1 },
      ],
    },
  ]);
});

test('an office that is open for less than two hours offers none', () => {
  expect(callTimes([{ ...west, hours: { from: '08:00', to: '09:30' } }])).toEqual([]);
});
