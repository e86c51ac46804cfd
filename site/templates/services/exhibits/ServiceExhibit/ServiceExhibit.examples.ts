const long = 'Internationalization';
const effect = (title: string) => ({ icon: 'bell', title, text: 'A driver can test it on the first day.' });
const words = {
  heading: 'What changes for the conductor',
  lede: 'One mark is one ticket, see [the plan](/plan/).',
  note: 'All of them arrive before the [hill](/hill/).',
  effects: [effect('Punched is punched'), effect(long), effect('Large type holds')],
  today: '2026-11-26',
  resolveLink: (page: string) => page,
};

const stretch = (from: string, place: string, records: number, signal: boolean) => ({
  from,
  place,
  records,
  signal,
});
const row = (name: string, devices: number[], tested: number[] = [], replaced: number[] = []) => ({
  name,
  text: 'It rings in the rain.',
  devices,
  tested,
  replaced,
});
const part = (name: string, files: number, kind: 'shared' | 'ios' | 'android') => ({
  name,
  files,
  for: kind,
  text: 'Bells, bolts and the timetable.',
});
const stage = (dates: string, days: number, worked: number[]) => ({
  dates,
  title: 'Paint the hull',
  text: 'Two coats, with a dry day between them.',
  leaves: 'The second flag.',
  days,
  worked,
});
const hour = (at: string, thing: string, out: number, again: number) => ({
  at,
  thing,
  out,
  again,
  text: 'The driver keeps what he drew himself.',
});
const week = (name: string, modules: number[], crash: string) => ({
  name,
  modules,
  crash,
  note: 'the doors were looked at first.',
});
const design = (name: string, counts: number[]) => ({ name, counts, text: 'The depot takes it in winter.' });
const item = (name: string, before: number, after: number) => ({
  icon: 'paint-bucket',
  name,
  before,
  after,
  text: 'By the litre.',
});
const version = (name: string, from: string, move: string) => ({ name, from, early: 2, longTerm: 6, move });
const way = (from: string, to: string, least: number, most: number) => ({
  from,
  to,
  days: { least, most },
  text: 'Stop at 2 for a week, see [why](/why/).',
});
const question = (words: string) => ({ question: words, answer: 'Ask [a driver](/drivers/) first.' });
const text = [
  'A text that uses all the space it is given, so that it breaks over several lines.',
  'Two clerks sign.',
];
const limit = { heading: 'When not to ask', text: 'With a bus that [runs](/bus/), keep the bus.' };
const gain = (value: string, title: string) => ({ icon: 'bell', value, title, text: 'Counted in May 2025.' });
const figure = {
  id: 'bells',
  base: 'Nine of ten trams.',
  period: 'May 2025',
  strokes: [{ says: 'One stroke is one tram.', counted: 9, rest: 1, each: 1 }],
};
const plan = (name: string, spent: number) => ({ name, spent, text: 'Rails, a tram and a bell.' });
const task = (title: string, minutes: number) => ({ title, minutes, text: 'The driver rings the depot.' });

export default {
  'a day with a tunnel': {
    ...words,
    drawing: 'round',
    words: { sent: 'punched with an incomprehensible signal', kept: 'punched without' },
    stretches: [
      stretch('06:10', 'Counterrevolutionaries’ Road', 12, true),
      stretch('08:30', 'Tunnel', 7, false),
      stretch('11:00', 'Hill', 40, true),
    ],
  },
  'devices along an axis': {
    ...words,
    drawing: 'scatter',
    words: {
      tested: 'uncharacteristically tested by hand',
      covered: 'heard from afar',
      replaced: 'melted down',
    },
    axis: { label: 'Height in metres', from: 1, to: 4, step: 1 },
    rows: [row('Bronze', [1, 2, 2, 2.5, 4], [2]), row('Incomprehens', [1.5, 3], [], [2])],
  },
  'files for two phones': {
    ...words,
    drawing: 'shared',
    words: { shared: 'for tram and bus', ios: 'for the tram', android: 'counterrevolutionarily alone' },
    parts: [
      part('Doors', 120, 'shared'),
      part(long, 17, 'shared'),
      part('Rails', 6, 'ios'),
      part('Tyres', 9, 'android'),
    ],
  },
  'weeks before a release': {
    ...words,
    drawing: 'calendar',
    words: {
      worked: 'days painted',
      waited: 'weekdays of uncharacteristic waiting',
      kept: 'Stays ashore if late',
    },
    stages: [stage('29 September – 31 December', 40, [1, 3, 40]), stage('1 January', 1, [1])],
  },
  'what leaves a builder': {
    ...words,
    drawing: 'exportDay',
    words: { out: 'incomprehensibilities remain', again: 'are written again' },
    hours: [
      hour('09:00', 'Doors', 12, 2),
      hour('11:00', 'Telecommunication', 30, 0),
      hour('16:00', 'Bell', 0, 5),
    ],
  },
  'stored pictures': {
    ...words,
    drawing: 'goldens',
    screen: 'Screen',
    settings: ['Small', 'Large', 'Darkest', 'French'],
    screens: [
      { name: 'Stops', meant: ['Small'], caught: [] },
      { name: 'Telegraphical', meant: ['Small', 'Large'], caught: ['French'] },
      { name: 'Map', meant: [], caught: [] },
    ],
    words: { same: 'as stored', meant: 'changed as meant', caught: 'caught' },
  },
  'modules week by week': {
    ...words,
    drawing: 'modules',
    columns: { when: 'Whenever', modules: 'Responsibilities', crash: 'Unavailability' },
    states: ['As found', 'Patched', `${long} moved`],
    weeks: [
      week('Week 1', [40, 0, 0], '40%'),
      week('Week 2', [14, 14, 12], '12%'),
      week('Week 3', [0, 2, 38], '0.4%'),
    ],
  },
  'cases run again': {
    ...words,
    drawing: 'runs',
    kinds: [
      { name: 'Incomprehensibilities', cases: 30, text: 'On a day without rain.' },
      { name: 'Wet', cases: 12, text: 'In the rain.' },
    ],
    words: { run: 'Bell', passed: 'Comprehended' },
    runs: [
      { name: 'Version 3.12', failed: [9, 11] },
      { name: 'Bell 2', failed: [4, 8], note: 'A new clapper.' },
      { name: 'Bell 3', failed: [0, 0] },
    ],
    steps: [effect('Ring it'), effect('Hide a third'), effect(long)],
    effects: { heading: 'What changes', entries: [effect('Less noise'), effect('Counterrevolutionaries')] },
  },
  'a rush against four designs': {
    ...words,
    drawing: 'places',
    outcomes: ['sit', 'were told', 'internationalized', 'wait'],
    designs: [
      design('First come', [10, 20, 5, 5]),
      design('Counterrevolutionaries', [10, 30, 0, 0]),
      design('By lot', [10, 0, 0, 30]),
      design('By age', [9, 31, 0, 0]),
    ],
  },
  'fields of a request': {
    ...words,
    drawing: 'fields',
    groups: [
      { name: 'leave', fields: 9, text: 'Street and hour.' },
      { name: 'incomprehensibilities', fields: 40, text: 'Names.' },
      { name: 'stay', fields: 12, text: 'Wages.' },
    ],
    questions: {
      heading: 'Counterrevolutionary questions',
      entries: [question('Where?'), question(`${long}?`)],
    },
  },
  'a bill before and after': {
    ...words,
    drawing: 'bill',
    each: 100,
    currency: 'EUR',
    columns: { item: 'Line', before: '2024', after: '2025' },
    sum: 'A month',
    items: [
      item('Red', 20, 2),
      item('Counterrevolutionaries', 30, 1),
      item('Brushes', 9, 0),
      item('Blue', 2, 4),
    ],
  },
  'quarters of support': {
    ...words,
    drawing: 'support',
    first: 2024,
    years: 5,
    words: { version: 'Incomprehensible', quarters: 'Quarters', move: 'What a move takes' },
    versions: [
      version('Rail 1', '2024 Q2', 'A [text](/text/) that breaks over several lines beside its squares.'),
      version('Incomprehensible 2', '2025 Q2', 'One night'),
      version('Rail 3', '2026 Q2', 'Stay'),
    ],
  },
  'ways up in days': {
    ...words,
    drawing: 'upgrades',
    paths: [way('Rail 2', 'Rail 3', 2, 2), way('Incomprehensibility', 'Comprehensibility', 10, 40)],
  },
  'questions at four stages': {
    ...words,
    drawing: 'stages',
    stages: ['No rails', 'Rails', 'Counterrevolutionaries', 'A line'].map((name) => ({
      name,
      questions: [question('Do we need a tram?'), question(`${long}?`)],
    })),
  },
  'three gains, one measured': {
    ...words,
    drawing: 'gains',
    text,
    gains: [
      gain('9', 'Trams on time'),
      { ...gain('20% to 25%', 'Counterrevolutionary incomprehensibility'), figure },
      gain('1', 'Form'),
    ],
    figuresPage: '/figures/',
  },
  'a runway of forty weeks': {
    ...words,
    drawing: 'runway',
    text,
    weeks: 40,
    words: { before: 'incomprehensible weeks', after: 'weeks left' },
    plans: [plan('Counterrevolutionary incomprehensibility', 40), plan('One line', 16), plan('A bus', 5)],
  },
  'a page for the engineer on call': {
    ...words,
    drawing: 'runbook',
    title: 'Counterrevolutionary bells ring on',
    version: 'Page 4, May 2025',
    steps: [task(long, 20), task('Pull', 1), task('Oil', 6), task('Ring', 1)],
    stop: 'Then call the smith.',
    benefits: { heading: 'What the street gains', entries: [effect('Quiet'), effect(long)] },
  },
  'one sum and its days': {
    ...words,
    drawing: 'fixedPrice',
    problem: 'Drivers shout at the corner.',
    limit,
    currency: 'CAD',
    amount: 1234567,
    terms: 'The sum holds a spare clapper.',
    unit: 'One square is one day of work',
    parts: [
      { label: 'Counterrevolutionaries and their internationalization', days: 40 },
      { label: 'Hanging', days: 3 },
      { label: 'Tuning', days: 6 },
    ],
    effects: { heading: 'What changes', entries: [effect('Less noise'), effect(long)] },
  },
  'one price in parts': {
    ...words,
    drawing: 'partsPrice',
    currency: 'EUR',
    caption: 'Fixed, before tax, 2025',
    columns: { part: 'Part', amount: 'EUR' },
    sum: 'Fixed price',
    lines: ['Roof', 'Counterrevolutionary incomprehensibilities', 'Clock'].map((label) => ({
      label,
      amount: 124_000,
      text: 'Painted twice.',
    })),
  },
  'long words over the drawing, nothing to link to': {
    ...words,
    heading: 'Internationalization of incomprehensibility & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the [heading](/nowhere/).',
    effects: [effect('Uncharacteristically'), effect(long), effect('Three'), effect('Four')],
    resolveLink: () => undefined,
    drawing: 'round',
    words: { sent: 'saved with an incomprehensible signal', kept: 'saved without any' },
    stretches: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => stretch(`0${at}:00`, 'Uphill', 4 * at, at % 2 === 0)),
  },
};
