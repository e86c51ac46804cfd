import type { ComponentProps } from 'react';
import type { CaseResult } from './CaseResult.tsx';

const measured = {
  heading: 'Boats turned back at the bar',
  alt: 'A third of the boats turned back with the wall chart, and one in ten with the phone.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  figures: [
    { value: '15', text: 'boats turned back in 2024, 97 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};
const numbersLabel = 'The chart in numbers';
const longHeading = 'Circumnavigational misjudgements per administrative month';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weeks = (rows: number[][]) => rows.map((values, at) => ({ label: `${at * 7 + 1} May`, values }));
const fullWeeks = weeks([
  [1, 2, 3, 4, 5, 6, 7],
  [0, 0, 7, 7, 1, 1, 2],
]);
const dots = [3, 5, 4, 6, 7, 9, 8, 10].map((filled, at) => ({ filled, hollow: 8 - at }));

export default {
  slope: {
    ...measured,
    chart: 'slope',
    lines: [
      { label: 'Radio calls', before: 9, after: 2.5 },
      { label: 'Tide tables', before: 5, after: 0.5 },
      { label: 'Log book', before: 3, after: 3 },
      { label: 'App questions', before: 0.5, after: 4 },
    ],
    part: 'Task',
    labels: ['2023', '2024'],
    decimals: 1,
    numbersLabel,
  },
  dots: {
    ...measured,
    chart: 'dots',
    filled: 'asked the phone',
    hollow: 'asked the wall',
    unit: 'Week',
    ends: ['6 May', '30 June'],
    columns: dots,
    note: 'In the third week the bar was closed for dredging.',
    numbersLabel,
  },
  calendar: {
    ...measured,
    chart: 'calendar',
    week: 'Week of',
    days,
    before: {
      label: 'May 2023',
      weeks: weeks([
        [12, 14, 18, 10, 11],
        [13, 9, 15, 16, 12],
      ]),
    },
    after: {
      label: 'May 2024',
      weeks: weeks([
        [3, 1, 0, 2, 1],
        [0, 6, 1, 0, 8],
      ]),
    },
  },
  distribution: {
    ...measured,
    chart: 'distribution',
    size: 10,
    unit: 'Minutes',
    before: {
      label: '2023',
      counts: [0, 1, 4, 9, 14, 22, 19, 8, 3],
      median: 57,
      medianLabel: 'Half within 57 minutes',
    },
    after: { label: '2024', counts: [4, 31, 26, 11, 3], median: 21, medianLabel: 'Half within 21 minutes' },
    numbersLabel,
  },
  outcomes: {
    ...measured,
    chart: 'outcomes',
    of: 'One stroke is one departure in a hundred',
    good: 'over the bar',
    fair: 'over it an hour later',
    bad: 'turned back',
    rows: [
      { label: '2023, the wall', good: 61, fair: 6, bad: 33 },
      { label: '2024, the phone', good: 70, fair: 20, bad: 10 },
    ],
  },
  columns: {
    ...measured,
    chart: 'columns',
    part: 'Month',
    unit: 'Boats',
    columns: [31, 28, 33, 30, 29, 34, 17, 12, 9, 8].map((value, at) => ({ label: `Month ${at + 1}`, value })),
    decimals: 0,
    change: { before: 7, label: 'With the phone' },
    numbersLabel,
  },
  squares: {
    ...measured,
    chart: 'squares',
    of: 'One square is one crossing',
    good: 'on time',
    fair: 'an hour late',
    bad: 'turned back',
    rows: [
      { label: 'With the chart on the wall', good: 22, fair: 8, bad: 10 },
      { label: 'With the phone', good: 33, fair: 5, bad: 2 },
    ],
  },
  'a calendar of seven days, long words': {
    ...measured,
    chart: 'calendar',
    heading: longHeading,
    week: 'Week of',
    days: [...days, 'Sat', 'Sun'],
    before: { label: 'Administrative quarter', weeks: fullWeeks },
    after: { label: 'The next', weeks: fullWeeks },
  },
  'many dots, one figure, long words': {
    ...measured,
    chart: 'dots',
    heading: longHeading,
    filled: 'hydrographically recalculated',
    hollow: 'asked the wall',
    unit: 'Week',
    ends: ['6 May', '30 June'],
    columns: [...dots, ...dots, ...dots],
    note: 'In the third week the bar was closed for dredging.',
    numbersLabel,
    figures: [
      { value: '1,204.75', text: 'hydrographic recalculations, none of which anybody had asked for' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof CaseResult>>;
