import type { ComponentProps } from 'react';
import type { CaseLetterHero } from './CaseLetterHero.tsx';

const normal: ComponentProps<typeof CaseLetterHero> = {
  ground: 'teal',
  opening: 'The number is right on most mornings, and when it is wrong I know whom to call.',
  by: 'Ada Lind, harbour master',
  name: 'Harbour',
  title: 'A tide table for boats that draw two metres',
  summary: 'Forty skippers read one number before they leave. It used to be on a wall.',
  result: 'Boats turned back at the bar: 31 a month to 12',
  glance: [
    { label: 'Client', value: 'A harbour office, Canada' },
    { label: 'Team', value: 'Three engineers' },
    { label: 'Time', value: '14 weeks' },
    { label: 'Engagement model', value: 'Fixed' },
  ],
};

export default {
  normal,
  'long words': {
    ...normal,
    ground: 'amber',
    opening:
      'Hydrographic recalculations notwithstanding, our administration remained unconvinced until the third uneventful equinox, and only then took the chart from the wall.',
    name: 'Harbourmaster & Daughters',
    title: 'Hydrographic recalculations for unusually deep-draughted vessels',
  },
};
