import type { ComponentProps } from 'react';
import type { CaseOutcomes } from './CaseOutcomes.tsx';

const normal: ComponentProps<typeof CaseOutcomes> = {
  heading: 'How a hundred departures ended',
  alt: 'In 2023 a third of the boats turned back at the bar; in 2024 it was one in ten.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  of: 'One stroke is one departure in a hundred',
  good: 'over the bar',
  fair: 'over it an hour later',
  bad: 'turned back',
  rows: [
    { label: '2023, the wall', good: 61, fair: 6, bad: 33 },
    { label: '2024, the phone', good: 70, fair: 20, bad: 10 },
  ],
  figures: [
    { value: '15', text: 'boats turned back in 2024, 97 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};

export default {
  normal,
  'nothing in between, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    rows: normal.rows.map(({ label }) => ({
      label: `${label}, in the old administration`,
      good: 0,
      fair: 0,
      bad: 100,
    })),
  },
};
