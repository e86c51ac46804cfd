import type { ComponentProps } from 'react';
import type { CaseHero } from './CaseHero.tsx';

const phone = {
  kind: 'phone',
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E',
  width: 306,
  height: 624,
} as const;
const board = {
  kind: 'board',
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 906 560"%3E%3Crect width="906" height="560" rx="14"/%3E%3C/svg%3E',
  alt: 'The bar, hour by hour',
  width: 906,
  height: 560,
} as const;
const phones = ['first', 'second', 'third'].map((alt) => ({ ...phone, src: `${phone.src}#${alt}`, alt }));

const words = {
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
const longWords = {
  ...words,
  name: 'Harbourmaster & Daughters',
  title: 'Hydrographic recalculations for unusually deep-draughted vessels',
  glance: [...words.glance, { label: 'Services', value: 'Legacy application modernization, AI integration' }],
};

export default {
  devices: { ...words, ground: 'vermilion', hero: { form: 'devices', art: null, devices: phones } },
  screen: { ...words, ground: 'amber', hero: { form: 'screen', device: board, sidebar: true } },
  pair: {
    ...words,
    ground: 'warm',
    hero: {
      form: 'pair',
      halves: [
        { label: 'The wall, 2023', device: board },
        { label: 'The phone, 2024', device: board },
      ],
    },
  },
  letter: {
    ...words,
    ground: 'teal',
    hero: {
      form: 'letter',
      opening: 'The number is right on most mornings, and when it is wrong I know whom to call.',
      by: 'Ada Lind, harbour master',
    },
  },
  number: { ...words, ground: 'indigo', hero: { form: 'number', number: '31' } },
  'one device, long words': {
    ...longWords,
    ground: 'teal',
    hero: { form: 'devices', art: null, devices: phones.slice(0, 1) },
  },
  'no sidebar, long words': {
    ...longWords,
    ground: 'teal',
    hero: { form: 'screen', device: board, sidebar: false },
  },
  'four digits, long words': { ...longWords, ground: 'vermilion', hero: { form: 'number', number: '1204' } },
} satisfies Record<string, ComponentProps<typeof CaseHero>>;
