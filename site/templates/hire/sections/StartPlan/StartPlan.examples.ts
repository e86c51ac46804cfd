import type { ComponentProps } from 'react';
import { exampleMonth } from '../../parts/examplePeople.ts';
import type { StartPlan } from './StartPlan.tsx';

const words = { ...exampleMonth, fact: 'onboarding-developers' };
const step = {
  text: 'Your neighbour brings the key, shows the water and stays until the first bed is dug and wet.',
};

const examples: Record<string, ComponentProps<typeof StartPlan>> = {
  'two days on a clock': {
    ...words,
    form: 'clock',
    onboarding: {
      heading: 'Two days until the first spade',
      steps: [0, 24, 48].map((hour) => ({ hour, ...step })),
    },
  },
  'four days on a clock, long words': {
    ...words,
    form: 'clock',
    heading: 'Responsibilities & internationalization',
    onboarding: {
      heading: 'Internationalization in not quite four days',
      steps: [0, 20, 36, 60, 90].map((hour) => ({ hour, ...step })),
    },
  },
  'two days along a rail': {
    ...words,
    form: 'rail',
    onboarding: {
      heading: 'Two days until the first spade',
      steps: ['Hour 0', 'Hour 24', 'Hour 48'].map((when) => ({ when, ...step })),
    },
  },
};

export default examples;
