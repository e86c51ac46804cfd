import type { ComponentProps } from 'react';
import type { CaseColumns } from './CaseColumns.tsx';

const values = [31, 28, 33, 30, 29, 34, 17, 12, 9, 8];

const normal: ComponentProps<typeof CaseColumns> = {
  heading: 'Boats turned back at the bar each month',
  alt: 'About 30 boats a month turned back until June, and 8 in October.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  part: 'Month',
  unit: 'Boats',
  columns: values.map((value, at) => ({ label: `Month ${at + 1}`, value })),
  decimals: 0,
  change: { before: 7, label: 'With the phone' },
  numbersLabel: 'The months in numbers',
  figures: [
    { value: '8', text: 'boats turned back in October, 31 in January' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};

export default {
  normal,
  'thirty columns, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    columns: Array.from({ length: 30 }, (_, at) => ({
      label: `Week of day ${at + 1}`,
      value: 212.5 - at * 7,
    })),
    decimals: 1,
    change: { before: 30, label: 'With the incontrovertible announcements' },
  },
};
