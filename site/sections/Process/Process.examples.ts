import type { Phase } from '../../records/phases.ts';

const drawn = { icon: 'ruler', alt: 'A ruler' };
const phases: Phase[] = [
  {
    ...drawn,
    no: 1,
    title: 'Discover',
    weeks: { least: 1, most: 2 },
    text: 'Interviews where the work happens.',
    steps: ['A day beside the till', 'A list of what was asked twice'],
    result: 'A one-page brief.',
  },
  { ...drawn, no: 2, title: 'Shape', weeks: { least: 2, most: 2 }, text: 'Flows, a prototype, an estimate.' },
  {
    ...drawn,
    no: 3,
    title: 'Design',
    weeks: { least: 2, most: 3 },
    text: 'An interface, tested with five people.',
  },
  { ...drawn, no: 4, title: 'Build', weeks: { least: 6, most: 12 }, text: 'A demo each week.' },
  {
    ...drawn,
    no: 5,
    title: 'Harden',
    weeks: { least: 1, most: 1 },
    text: 'Load and access tests.',
    result: 'A report.',
  },
  { ...drawn, no: 6, title: 'Grow', text: 'Measure and tune.', result: 'A team of your own.' },
];
const words = {
  steps: '{count} steps',
  heading: 'Six phases, each with a way out',
  lede: 'You may stop after any phase.',
};

export default {
  'six phases': { ...words, phases },
  'four phases, long words': {
    ...words,
    heading: 'Four phases & a specification nobody has to translate',
    phases: phases.slice(0, 4).map((phase) => ({
      ...phase,
      title: 'Internationalize',
      text: 'Internationalization of every interface with pseudo-localization and translators’ glossaries.',
    })),
  },
  'one phase': { ...words, phases: phases.slice(5) },
};
