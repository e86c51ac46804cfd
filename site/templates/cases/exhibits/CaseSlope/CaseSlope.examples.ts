import type { ComponentProps } from 'react';
import type { CaseSlope } from './CaseSlope.tsx';

const normal: ComponentProps<typeof CaseSlope> = {
  heading: 'Hours a week at the harbour office',
  alt: 'Three of four tasks take less time than before; questions about the app take more.',
  source: 'Written down by the harbour office, four weeks in each year.',
  lines: [
    { label: 'Radio calls', before: 9, after: 2.5 },
    { label: 'Tide tables', before: 5, after: 0.5 },
    { label: 'Log book', before: 3, after: 3 },
    { label: 'App questions', before: 0.5, after: 4 },
  ],
  part: 'Task',
  labels: ['2023', '2024'],
  decimals: 1,
  numbersLabel: 'The chart in numbers',
  figures: [
    { value: '10', text: 'hours a week in 2024, 17.5 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};

export default {
  normal,
  'close values, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    lines: [
      { label: 'Hydrography', before: 40, after: 41 },
      { label: 'Administration', before: 42, after: 10 },
      { label: 'Recalculations', before: 11, after: 8 },
    ],
    decimals: 0,
  },
};
