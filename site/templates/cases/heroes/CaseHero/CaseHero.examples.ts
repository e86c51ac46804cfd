import type { CaseHero } from './CaseHero.tsx';
import type { ComponentProps } from 'react';

const picture = {
  kind: 'phone',
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E',
  width: 306,
  height: 624,
} as const;

const normal: ComponentProps<typeof CaseHero> = {
  ground: 'vermilion',
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
  art: null,
  devices: ['first', 'second', 'third'].map((alt) => ({ ...picture, src: `${picture.src}#${alt}`, alt })),
};

export default {
  normal,
  'long words, one device': {
    ...normal,
    ground: 'teal',
    name: 'Harbourmaster & Daughters',
    title: 'Hydrographic recalculations for unusually deep-draughted vessels',
    devices: normal.devices.slice(0, 1),
    glance: [
      ...normal.glance,
      { label: 'Services', value: 'Legacy application modernization, AI integration' },
    ],
  },
};
