import type { ComponentProps } from 'react';
import type { CaseHour } from './CaseHour.tsx';

const device = {
  kind: 'phone',
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E',
  alt: 'Tide at the bar',
  width: 306,
  height: 624,
} as const;

const between: ComponentProps<typeof CaseHour> = {
  at: '05:48',
  passed: 8,
  kind: 'approach',
  heading: 'The bar has two metres',
  countdown: { strokes: 25, label: 'Minute {now} of {all} at the bar' },
  place: 'between',
  device,
  children:
    'The harbour office opens at six. By then four boats have left, each with its own idea of the tide.',
};

export default {
  'first, without a screen': { ...between, at: '05:40', passed: 0, place: 'first', device: undefined },
  between,
  'last, long words': {
    ...between,
    at: 'Thirteenth',
    passed: undefined,
    heading: 'Incomprehensibilities of the hydrographic administration, enumerated',
    place: 'last',
  },
};
