import type { ComponentProps } from 'react';
import type { CaseSquares } from './CaseSquares.tsx';

const normal: ComponentProps<typeof CaseSquares> = {
  heading: 'Forty crossings by how they went',
  alt: 'Of forty crossings 22 were on time with the wall chart and 33 with the phone.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  of: 'One square is one crossing',
  good: 'on time',
  fair: 'an hour late',
  bad: 'turned back',
  rows: [
    { label: 'With the chart on the wall', good: 22, fair: 8, bad: 10 },
    { label: 'With the phone', good: 33, fair: 5, bad: 2 },
  ],
  figures: [
    { value: '2', text: 'boats turned back of 40, ten before' },
    { value: '11', text: 'more of them on time' },
  ],
};

export default {
  normal,
  'two ways, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    fair: undefined,
    rows: normal.rows.map(({ label }) => ({
      label: `${label}, in the old administration`,
      good: 60,
      fair: 0,
      bad: 3,
    })),
  },
};
