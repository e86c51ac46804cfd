const line = (name: string, hours: number, why?: string) => ({ name, hours, ...(why && { why }) });
const heads = { line: 'Line', hours: 'Hours', why: 'Why it went', stays: 'Stay', struck: 'Struck' };
const words = {
  headline: 'A tram app with two lines',
  lede: 'Eight lines came, and two are built.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Lines kept', value: 'Two' },
    { label: 'Weeks', value: '16' },
  ],
};
const lines = [
  line('Timetable', 120),
  line('Ticket', 200),
  line('Seat map', 90, 'Riders stand'),
  line('Chat with the driver', 60, 'The driver drives'),
  line('Badges', 30, 'Asked for by none of nine'),
  line('Weather', 25, 'There is a window'),
  line('Several towns', 160, 'There is one'),
  line('Lost and found', 40, 'A shelf at the depot'),
];

export default {
  'eight lines': {
    ...words,
    document: { title: 'Backlog of a tram app', caption: 'Struck by two riders.', words: heads, lines },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility releases',
    document: {
      title: 'Counterrevolutionary incomprehensibilities',
      caption: 'A caption that is long enough to break over two lines in most windows beside the words.',
      words: { ...heads, why: 'Incomprehensibility' },
      lines: lines.map((one) => ({ ...one, name: `Internationalization of ${one.name}`.slice(0, 40) })),
    },
    resolveLink: () => undefined,
  },
};
