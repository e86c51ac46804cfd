import type { ComponentProps } from 'react';
import type { CaseNumberHero } from './CaseNumberHero.tsx';

const normal: ComponentProps<typeof CaseNumberHero> = {
  ground: 'indigo',
  number: '31',
  name: 'Harbour',
  title: 'A tide table that sent 31 boats to the bar',
  summary: 'Forty skippers read one number before they leave. In May it was the number of another bar.',
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
  'long words, four digits': {
    ...normal,
    ground: 'vermilion',
    number: '1204',
    name: 'Harbourmaster & Daughters',
    title: 'Hydrographic recalculations for unusually deep-draughted vessels',
  },
};
