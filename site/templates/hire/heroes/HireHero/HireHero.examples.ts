import type { ComponentProps } from 'react';
import { exampleBench, exampleHours, examplePassed, examplePerson } from '../../parts/examplePeople.ts';
import type { HireHero } from './HireHero.tsx';

const words = {
  headline: 'Hire gardeners for two seasons',
  lede: 'A gardener costs USD 15 to 40 an hour, by seniority. Onboarding takes 2 days.',
  action: 'Get free consultation',
  link: { label: 'See rates', page: '/rates/' },
  resolveLink: (page: string) => page,
};
const long = {
  ...words,
  headline: 'Hire telecommunication responsibility specialists & auditors',
  resolveLink: () => undefined,
};

const picture = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`,
  width,
  height,
});
const free = {
  form: 'free' as const,
  fact: 'onboarding-developers',
  steps: ['Day 1', 'Day 4', 'Day 8', 'Day 12'].map((when) => ({
    when,
    title: `Step of ${when}`,
    text: 'Five lines will do. The answer comes back the same day.',
  })),
  art: { wide: picture(1440, 800), phone: picture(390, 320) },
};

const marks = {
  heading: 'Two gardeners mark it; 15 of 20 pass',
  rows: [
    { what: 'Neighbours', got: 5, of: 5, text: 'All found the gate.' },
    { what: 'Notes', got: 7, of: 10, text: 'They say what was left alone.' },
    { what: 'Tools', got: 5, of: 5, text: 'Clean at the end of the day.' },
  ],
  note: 'Patience does not show in a test. Your interview decides.',
};

const day = (name: string, ...hours: number[]) => ({ day: name, hours, text: 'What the day is for.' });

const review = {
  ...words,
  form: 'review' as const,
  diff: {
    title: 'Internationalize the responsibilities of telecommunication',
    file: 'Bed.tsx',
    lines: [
      { sign: ' ' as const, code: 'export function Bed({ plants }: BedProps) {' },
      { sign: '-' as const, code: '  const wet = plants.filter(isWet);' },
      { sign: '+' as const, code: '  const wet = useMemo(() => plants.filter(isWet), [plants]);' },
      { sign: ' ' as const, code: '}' },
    ],
    comments: [{ on: 3, by: 'Ada, lead', text: 'Measured? Ten plants are filtered in no time.' }],
  },
  passed: examplePassed,
};
const counted = { heading: 'What one watering does', text: 'A mark is one bed, counted on one page.' };

const rounds = {
  form: 'rounds' as const,
  test: {
    heading: 'Six paid hours, forty beds',
    task: 'Forty beds with the weeds of a whole summer, and a page of notes by the last gardener.',
    drawing: 'squares' as const,
    of: 40,
    rounds: [22, 31, 37].map((count, at) => ({
      name: `Round ${at + 1}`,
      passed: count,
      text: 'With a hoe, after rain.',
    })),
  },
  marks,
  demo: true,
};

const examples: Record<string, ComponentProps<typeof HireHero>> = {
  'people who are free, on the page': { ...words, ...free, bench: exampleBench },
  'nobody is free, long words': { ...long, ...free, bench: { ...exampleBench, people: [] } },
  'a profile with its rate': {
    ...words,
    form: 'profile',
    sign: 'CHF ',
    person: examplePerson,
    profile: 'She planted nine walls in four towns and will not mow.',
    week: {
      heading: 'A week of Ada’s: 40 hours',
      kinds: ['Planting', 'Pruning', 'With you'],
      days: [
        day('Monday', 6, 1, 1),
        day('Tuesday', 6, 2, 0),
        day('Wednesday', 5, 1, 2),
        day('Thursday', 6, 2, 0),
        day('Friday', 3, 2, 3),
      ],
    },
    passed: examplePassed,
    bench: exampleBench,
    hours: exampleHours,
  },
  'a change with squares': {
    ...review,
    count: { ...counted, kind: 'squares', before: 48, after: 3, unit: 'parts drawn' },
  },
  'spans of one request': {
    ...review,
    count: {
      ...counted,
      kind: 'spans',
      length: 4,
      traces: ['Twice', 'Internationalization responsibilities'].map((name) => ({
        name,
        spans: [
          { name: 'Open the tap', from: 0, to: 4, hit: false },
          { name: 'Water', from: 1, to: 2.5, hit: true },
        ],
      })),
    },
  },
  'libraries of a workspace': {
    ...review,
    count: {
      ...counted,
      kind: 'libraries',
      states: ['either way', 'because of the hose', 'left alone'],
      groups: ['Roses', 'Telecommunications', 'Herbs'].map((name) => ({ name, counts: [2, 11, 3] })),
    },
  },
  'a drawer of devices, long words': {
    ...review,
    ...long,
    count: {
      ...counted,
      kind: 'devices',
      head: 'Kind of can',
      columns: ['2010', '2011', '2012', '2013', '2014', '2015', '2016'],
      rows: ['Small', 'Incomprehensible', 'Tin'].map((name) => ({
        name,
        passed: [1, 2, 0, 1, 2, 0, 0],
        failed: [0, 0, 0, 0, 0, 2, 1],
      })),
    },
  },
  'three rounds, on a colour': { ...words, ...rounds, ground: 'teal' },
  'blocks side by side': { ...words, ...rounds, test: { ...rounds.test, drawing: 'blocks' } },
  'rounds of screens': {
    ...words,
    ...rounds,
    test: {
      ...rounds.test,
      drawing: 'screens',
      of: 12,
      rounds: rounds.test.rounds.map((round, at) => ({ ...round, passed: 12 - 4 * at })),
    },
  },
  'three drafts, long words': {
    ...long,
    form: 'drafts',
    test: {
      heading: 'Six paid hours, one bed',
      task: 'A bed of nine square metres, walked by five neighbours.',
      of: 5,
      words: { parts: 'incomprehensibilities', finished: 'found the gate', rejected: 'Rejected' },
      drafts: [
        { name: 'Plan 1', parts: 16, finished: 1, rejected: true, text: 'Every plant of the list.' },
        { name: 'Plan 2', parts: 4, finished: 3, rejected: true, text: 'Too bare in May.' },
        { name: 'Plan 3', parts: 8, finished: 5, rejected: false, text: 'Half of them, along the path.' },
      ],
    },
    marks,
    demo: true,
  },
};

export default examples;
