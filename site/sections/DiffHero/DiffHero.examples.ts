const words = {
  headline: 'Hire gardeners who review',
  lede: 'A gardener reads what another one planted, within a day.',
  action: 'Get free consultation',
  link: { label: 'See who is free', page: '/bench/' },
  diff: {
    title: 'Move the roses out of the rain',
    file: 'Bed.tsx',
    lines: [
      { sign: ' ', code: 'export function Bed({ plants }: BedProps) {' },
      { sign: '-', code: '  const wet = plants.filter(isWet);' },
      { sign: '+', code: '  const wet = useMemo(() => plants.filter(isWet), [plants]);' },
      { sign: ' ', code: '  return <ul>{wet.map(row)}</ul>;' },
      { sign: '+', code: '' },
      { sign: ' ', code: '}' },
    ],
    comments: [{ on: 3, by: 'Ada, lead', text: 'Measured? Ten plants are filtered in no time.' }],
  },
  effect: {
    drawing: 'squares',
    heading: 'What one key press draws',
    before: 48,
    after: 3,
    unit: 'parts drawn',
    text: 'Counted on one page with forty rows.',
  },
  passed: {
    heading: 'What all have passed',
    tests: ['A review', 'Three hours', 'A call'].map((title) => ({
      title,
      text: 'Two faults are planted in it. One found is not enough.',
    })),
  },
};

const spans = [
  { name: 'Dig', time: 40 },
  { name: 'Water', time: 20 },
];

export default {
  'a change with one comment': { ...words, href: (page: string) => page },
  'waits before and after, on a colour': {
    ...words,
    ground: 'indigo',
    effect: {
      drawing: 'spans',
      heading: 'What one bed waits for',
      each: 10,
      unit: 'min',
      runs: [
        { name: 'Before', spans: [...spans, { name: 'Wait for rain', time: 120 }] },
        { name: 'After', spans },
      ],
      text: 'A stroke is ten minutes.',
    },
    href: (page: string) => page,
  },
  'groups with marked members': {
    ...words,
    effect: {
      drawing: 'rows',
      heading: 'Which beds are wet',
      unit: 'wet',
      rows: [
        { name: 'Roses', all: 9, marked: 2 },
        { name: 'Incomprehensible vegetables', all: 24, marked: 0 },
        { name: 'Herbs', all: 1, marked: 1 },
      ],
      text: 'A square is one bed.',
    },
    href: (page: string) => page,
  },
  'long words, nothing built': {
    ...words,
    headline: 'Hire telecommunication responsibility auditors',
    diff: { ...words.diff, title: 'Internationalize the responsibilities of telecommunication' },
    href: () => undefined,
  },
};
