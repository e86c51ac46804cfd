import type { ComponentProps } from 'react';
import type { CaseScreenHero } from './CaseScreenHero.tsx';

const normal: ComponentProps<typeof CaseScreenHero> = {
  ground: 'amber',
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
  device: {
    kind: 'board',
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 906 560"%3E%3Crect width="906" height="560" rx="14"/%3E%3C/svg%3E',
    alt: 'The bar, hour by hour',
    width: 906,
    height: 560,
  },
  sidebar: true,
};

export default {
  normal,
  'long words': {
    ...normal,
    ground: 'teal',
    sidebar: false,
    name: 'Harbourmaster & Daughters',
    title: 'Hydrographic recalculations for unusually deep-draughted vessels',
  },
};
