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
  count: {
    kind: 'squares' as const,
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

export default {
  'a change with one comment': { ...words, resolveLink: (page: string) => page },
  'spans of one request': {
    ...words,
    count: {
      heading: 'One watering, before and after',
      text: 'A bar is one thing done. Red water falls twice.',
      kind: 'spans' as const,
      length: 4,
      traces: ['Twice', 'Internationalization responsibilities'].map((name) => ({
        name,
        spans: [
          { name: 'Open the tap', from: 0, to: 4, hit: false },
          { name: 'Water', from: 1, to: 2.5, hit: true },
        ],
      })),
    },
    resolveLink: (page: string) => page,
  },
  'libraries of a workspace': {
    ...words,
    count: {
      heading: 'Beds dug again',
      text: 'A brick is one bed.',
      kind: 'libraries' as const,
      states: ['either way', 'because of the hose', 'left alone'],
      groups: ['Roses', 'Telecommunications', 'Herbs'].map((name) => ({ name, counts: [2, 11, 3] })),
    },
    resolveLink: (page: string) => page,
  },
  'a drawer of devices': {
    ...words,
    count: {
      heading: 'Cans that leak, by year',
      text: 'A box is one can.',
      kind: 'devices' as const,
      head: 'Kind of can',
      columns: ['2010', '2011', '2012', '2013', '2014', '2015', '2016'],
      rows: ['Small', 'Incomprehensible', 'Tin'].map((name) => ({
        name,
        passed: [1, 2, 0, 1, 2, 0, 0],
        failed: [0, 0, 0, 0, 0, 2, 1],
      })),
    },
    resolveLink: () => undefined,
  },
  'long words, nothing built': {
    ...words,
    headline: 'Hire telecommunication responsibility auditors',
    diff: { ...words.diff, title: 'Internationalize the responsibilities of telecommunication' },
    resolveLink: () => undefined,
  },
};
